import type { Json } from '$/wire/index.ts';

const isObject = (json: Json | undefined): json is { [key in string]?: Json } => json !== null && typeof json === 'object' && !Array.isArray(json);

/**
 * A document after a merge patch (RFC 7396): `null` takes a field away. The document itself stays as it is, and what did not change is
 * the same object in both, so that whatever is drawn from it is not drawn again.
 */
export function patched(document: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const fields = isObject(document) ? { ...document } : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete fields[name];
    else if (change !== undefined) fields[name] = patched(fields[name], change);
  }
  return fields;
}
