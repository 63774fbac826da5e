import type { Json } from '$/wire/index.ts';

const isObject = (json: Json | undefined): json is { [key in string]?: Json } => json !== null && typeof json === 'object' && !Array.isArray(json);

/**
 * Returns a document after a merge patch (RFC 7396): `null` removes a field. The original is not modified. Unchanged parts are the same objects in
 * both, so that components that show them do not render again.
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
