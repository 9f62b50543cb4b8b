/** One field in which two versions differ. */
export interface FieldDifference<Value> {
  /** The name of the field. */
  readonly field: keyof Value & string;
  /** Its value in the version being saved. */
  readonly mine: unknown;
  /** Its value in the stored version. */
  readonly theirs: unknown;
  /** The side that changed it since `base`; `undefined` without a base. */
  readonly changedBy: 'me' | 'them' | 'both' | undefined;
}

/** The fields in which mine and theirs differ, in the order of mine. A field that is missing equals one that is `null`. */
export function compareFields<Value extends object>({ mine, theirs, base }: Versions<Value>): readonly FieldDifference<Value>[] {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs ?? {})]);
  // Keys of values are their fields.
  return ([...fields] as (keyof Value & string)[])
    .filter((field) => !isSameJson(mine[field], theirs?.[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs?.[field],
      changedBy: base === undefined ? undefined : changedBy(mine[field], theirs?.[field], base[field]),
    }));
}

interface Versions<Value> {
  readonly mine: Value;
  /** `undefined` where they deleted it. */
  readonly theirs: Value | undefined;
  /** The common original of both versions. */
  readonly base?: Value | undefined;
}

function changedBy(mine: unknown, theirs: unknown, base: unknown): FieldDifference<object>['changedBy'] {
  if (isSameJson(mine, base)) return 'them';
  return isSameJson(theirs, base) ? 'me' : 'both';
}

/** Compares JSON regardless of the order of keys. A missing value equals `null`. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => isSameJson(left.get(key), right.get(key)));
}
