import type { ChartField, ChartRows } from './chartRows.js';
import { refuse } from './RefusedChart.js';

/**
 * A grammar of what may stand in a chart spec. A rule gives the allowed form of a value, or `undefined`
 * where nothing of it is allowed; what no rule names does not pass.
 */
export type Rule = (value: unknown, scope: SpecScope) => unknown;

/** What the spec may refer to, and what it has used up so far. */
export interface SpecScope {
  /** The rows of the result. */
  readonly values: ChartRows['values'];
  /** How many rows there are where the spec is being read; transforms change it for the view they stand in. */
  rowCount: number;
  /** How many times the view being read is drawn. */
  copies: number;
  /** By column name. */
  readonly fields: ReadonlyMap<string, ChartField>;
  /** Names that transforms have made for this view and those inside it, and how many values they have at most. */
  readonly made: Map<string, number>;
  /** Of these, the names that hold a whole row, as `argmax` gives it. */
  readonly madeRows: Set<string>;
  /** Names made in any view. */
  readonly madeAnywhere: Set<string>;
  /** Names of parameters that passed. */
  readonly params: Set<string>;
  /** What all views together have taken so far. */
  readonly taken: { cells: number; marks: number; work: number };
  /** How many times a repeat draws all rows. */
  repeats: number;
}

export interface SpecObject {
  [key: string]: unknown;
}

export function isSpecObject(value: unknown): value is SpecObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/** A list; items that are not allowed are left out, and too many of them refuse the whole chart. */
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
 * Rules for parts that change what is drawn, not only how: one that is there must pass, else the chart is refused.
 * `null` counts as not there where the rule does not know it, as it does for the chart library.
 */
export function essential(rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, supported(rule, name)]));
}

/** A value that must pass, where there is one. */
export function supported(rule: Rule, name: string): Rule {
  return (value, scope) => {
    const allowed = rule(value, scope);
    if (allowed === undefined && value !== null) refuse('unsupported-spec', `This ${name} is not supported.`);
    return allowed;
  };
}

/** A list of which every item must pass. */
export function every(item: Rule, max: number): Rule {
  return list(supported(item, 'item'), max);
}

/** A part that is never drawn, and without which the chart would be another. */
export const refused: Rule = () => undefined;

/** The first of these forms that fits. */
export function either(...rules: readonly Rule[]): Rule {
  return (value, scope) => {
    for (const rule of rules) {
      const allowed = rule(value, scope);
      if (allowed !== undefined) return allowed;
    }
    return undefined;
  };
}

/** A part that must be there and be safe. */
export function required(rule: Rule, name: string): Rule {
  return (value, scope) => {
    const allowed = rule(value, scope);
    return allowed === undefined ? refuse('unsafe-spec', `This ${name} is not allowed.`) : allowed;
  };
}

/** A plain constant. */
export const constant: Rule = either(text(500), number(-1e21, 1e21), flag, none);
export const pixels: Rule = number(-1000, 1000);
export const fraction: Rule = number(0, 1);

/** A title, without the two characters that would end the quoted text it becomes in a tooltip's expression. */
const titleText: Rule = (value) => (typeof value === 'string' ? plainTitle(value).slice(0, 200) : undefined);
export const title: Rule = either(titleText, none, list(titleText, 5));

export function plainTitle(words: string): string {
  return words.replaceAll('\\', '/').replaceAll('"', '”');
}
