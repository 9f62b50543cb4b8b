import type { ChartField, ChartRows } from '../rows/chartRows.js';
import { markInherited } from '../rows/inheritedNames.js';
import { refuse } from './RefusedChart.js';

/**
 * A grammar for chart specs. A rule returns the allowed form of a value, or `undefined` if nothing of it is allowed. Anything without a
 * rule is removed.
 */
export type Rule = (value: unknown, scope: SpecScope) => unknown;

/** The fields and parameters that the spec can refer to, and the budget it has used so far. */
export interface SpecScope {
  /** The rows of the result. */
  readonly values: ChartRows['values'];
  /** The number of rows at this point of the spec. Transforms change it for their view. */
  rowCount: number;
  /** The number of times the current view is drawn. */
  copies: number;
  /** By column name. */
  readonly fields: ReadonlyMap<string, ChartField>;
  /** The names that transforms have made for this view and those inside it, with their maximum number of values. */
  readonly made: Map<string, number>;
  /** The lists of these names, as far as they are known. */
  readonly lists: Map<string, ComputedLists>;
  /** The largest number of characters in values of these names, as far as they are known. */
  readonly madeLengths: Map<string, number>;
  /** The unit of time of those that a transform makes of times. */
  readonly units: Map<string, unknown>;
  /** The names among them that a condition chooses, so that there may be far fewer values. */
  readonly chosen: Set<string>;
  /** The largest number of values that filters leave of columns, by alias. */
  readonly listed: Map<string, number>;
  /** True if filters leave some of the rows. */
  isFiltered: boolean;
  /** True if the views of a facet may have separate axes. */
  readonly areApart: boolean;
  /** True if transforms replace the rows, inside the innermost facet. */
  isReplaced: boolean;
  /** The columns whose lists were flattened, with their number of different items. */
  readonly flattened: Map<string, number>;
  /** The names among them that contain a whole row, as `argmax` returns it. */
  readonly madeRows: Set<string>;
  /** Names made in any view. */
  readonly madeAnywhere: Set<string>;
  /** The largest number of characters in the values of columns, by alias. */
  readonly lengths: Map<string, number>;
  /** The names of parameters that passed. */
  readonly params: Set<string>;
  /** The names of selections that the spec declares in any view. */
  readonly selections: Set<string>;
  /** The names of selections that are left out and choose nothing at first, so that a condition on them holds for every row. */
  readonly unchosen: Set<string>;
  /** The names of selections that a condition refers to before they have passed. */
  readonly awaited: Set<string>;
  /** The budget that all views have used so far. `drawing` is the work for views and marks, `counting` that of finding out what the rows make. */
  readonly taken: { cells: number; marks: number; work: number; drawing: number; counting: number };
  /** The number of groups that combinations of columns make, by combination. */
  readonly counted: Map<string, number>;
  /** The parts that were left out and that the reader should know about: labels that the spec computes. */
  readonly dropped: Set<'labels'>;
  /** The number of times a repeat draws all rows. */
  repeats: number;
}

/** The lists that a calculation creates from the rows of the result. */
export interface ComputedLists {
  /** The number of items in all rows. */
  readonly items: number;
  /** The number of different items. */
  readonly names: number;
}

export interface SpecObject {
  [key: string]: unknown;
}

export function isSpecObject(value: unknown): value is SpecObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a channel with a measure or a count. */
export function isAmount({ type, aggregate }: SpecObject): boolean {
  return type === 'quantitative' || aggregate !== undefined;
}

export function text(maxLength = 200): Rule {
  return (value) => (typeof value === 'string' && value.length <= maxLength ? value : undefined);
}

export function number(min: number, max: number): Rule {
  return (value) => (typeof value === 'number' && value >= min && value <= max ? value : undefined);
}

export const flag: Rule = (value) => (typeof value === 'boolean' ? value : undefined);

export const none: Rule = (value) => (value === null ? null : undefined);

export function oneOf(...words: readonly string[]): Rule {
  const allowed = new Set(words);
  return (value) => (typeof value === 'string' && allowed.has(value) ? value : undefined);
}

/** A list. Items that are not allowed are removed; too many items refuse the whole chart. */
export function list(item: Rule, max: number): Rule {
  return (value, scope) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length > max) return refuse('too-large', `A list of ${value.length} is longer than ${max}.`);
    return value.map((entry) => item(entry, scope)).filter((entry) => entry !== undefined);
  };
}

/** An object with these keys and no others. */
export function shape(rules: Readonly<Record<string, Rule>>): Rule {
  const entries = Object.entries(rules);
  return (value, scope) => {
    if (!isSpecObject(value)) return undefined;
    const passed: SpecObject = {};
    for (const [key, rule] of entries) {
      if (!Object.hasOwn(value, key)) continue;
      const allowed = rule(value[key], scope);
      if (allowed !== undefined) passed[key] = allowed;
    }
    return passed;
  };
}

/**
 * Rules for parts that change what is drawn, not only how: if present they must pass, or the chart is refused. `null` counts as absent
 * unless the rule allows it, as in the chart library.
 */
export function essential(rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, supported(rule, name)]));
}

/** A value that must pass if it is present. */
export function supported(rule: Rule, name: string): Rule {
  return (value, scope) => {
    const allowed = rule(value, scope);
    if (allowed === undefined && value !== null) refuse('unsupported-spec', `This ${name} is not supported.`);
    return allowed;
  };
}

/** A list in which every item must pass. */
export function every(item: Rule, max: number): Rule {
  return list(supported(item, 'item'), max);
}

/** A part that is never drawn. The chart is refused, because it would be a different one without it. */
export const refused: Rule = () => undefined;

/** The first of these forms that matches. */
export function either(...rules: readonly Rule[]): Rule {
  return (value, scope) => {
    for (const rule of rules) {
      const allowed = rule(value, scope);
      if (allowed !== undefined) return allowed;
    }
    return undefined;
  };
}

/** A part that must be present and safe. */
export function required(rule: Rule, name: string): Rule {
  return (value, scope) => {
    const allowed = rule(value, scope);
    return allowed === undefined ? refuse('unsafe-spec', `This ${name} is not allowed.`) : allowed;
  };
}

/** A plain constant. */
const constantText: Rule = (value, scope) => {
  const passed = text(500)(value, scope);
  return typeof passed === 'string' ? markInherited(passed) : undefined;
};
export const constant: Rule = either(constantText, number(-1e21, 1e21), flag, none);
export const pixels: Rule = number(-1000, 1000);
export const fraction: Rule = number(0, 1);

/** A title, without the two characters that would end the quoted text it becomes in a tooltip's expression. */
const titleText: Rule = (value) => (typeof value === 'string' ? plainTitle(value).slice(0, 200) : undefined);
export const title: Rule = either(titleText, none, list(titleText, 5));

export function plainTitle(words: string): string {
  return markInherited(words.replaceAll('\\', '/').replaceAll('"', '”'));
}
