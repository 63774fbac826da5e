import type { Form } from '$/boards/contract.ts';
import { parted } from '$/words/words.ts';

/** The tag of a form: `coup` of `{"coup": "iran"}`. */
export function tag(form: Form): string {
  return parted(form).tag;
}

