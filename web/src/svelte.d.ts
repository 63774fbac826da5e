declare module '*.ftl' {
  const text: string;
  export default text;
}

declare module '*.md?digest' {
  import type { Part } from '../scripts/digest.ts';
  const parts: Part[];
  export default parts;
}
