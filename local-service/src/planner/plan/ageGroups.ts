import type { Bound } from './Plan.js';

/** The groups of ages that bounds keep. */
export interface AgeGroups {
  /** Groups that are within the bounds as a whole. */
  readonly inside: readonly string[];
  /** Groups that a bound cuts. */
  readonly cut: readonly string[];
  /** True if no group is cut. */
  readonly isExact: boolean;
}

/** Finds the groups of ages for a condition such as "over 50". The data has groups, such as "18-24" and "65+", no single ages. */
export function ageGroupsWithin(bounds: readonly Bound[], names: readonly string[]): AgeGroups {
  const groups = names.map((name) => {
    const [from = 0, to = oldest] = agesOf(name);
    const ages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const kept = ages.filter((age) => bounds.every((bound) => isWithin(age, bound))).length;
    return { name, isInside: kept === ages.length, isCut: kept > 0 && kept < ages.length };
  });
  const cut = groups.filter(({ isCut }) => isCut).map(({ name }) => name);
  return { inside: groups.filter(({ isInside }) => isInside).map(({ name }) => name), cut, isExact: cut.length === 0 };
}

/** The first and last age of a group; the oldest group has no last one. */
export function agesOf(group = ''): readonly number[] {
  return (group.match(/\d+/g) ?? []).map(Number);
}

const oldest = 120;

function isWithin(age: number, { operator, value }: Bound): boolean {
  return { '>': age > value, '>=': age >= value, '<': age < value, '<=': age <= value, '=': age === value }[operator];
}
