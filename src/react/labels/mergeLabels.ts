/** The same shape with every member optional, at any depth. Functions stay whole. */
export type DeepPartial<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined }
    : Value;

/**
 * Returns a catalogue with some labels replaced, such as `mergeLabels(german, { chat: { heading: 'Lager' } })`. Labels that are missing or
 * `undefined` stay. The same arguments return the same object.
 */
export function mergeLabels<Catalogue extends object>(catalogue: Catalogue, labels: DeepPartial<Catalogue> | undefined): Catalogue {
  if (labels === undefined) return catalogue;
  const merged = known.get(labels) ?? new WeakMap<object, object>();
  known.set(labels, merged);
  const before = merged.get(catalogue);
  // Both are keys, and only this function adds values.
  if (before !== undefined) return before as Catalogue;
  const after = merge(catalogue, labels) as Catalogue;
  merged.set(catalogue, after);
  return after;
}

function merge(catalogue: object, labels: object): object {
  const members: Record<string, unknown> = { ...catalogue };
  for (const [key, label] of Object.entries(labels) as [string, unknown][]) {
    const before = Object.hasOwn(members, key) ? members[key] : undefined;
    if (label !== undefined) members[key] = isGroup(before) && isGroup(label) ? merge(before, label) : label;
  }
  return members;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The merged catalogues by their labels, then by the catalogue below. */
const known = new WeakMap<object, WeakMap<object, object>>();
