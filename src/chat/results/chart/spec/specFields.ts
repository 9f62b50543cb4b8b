import type { ChartField } from '../rows/chartRows.js';
import type { Rule, SpecScope } from './specGrammar.js';

/** A column, by its name as the spec may write it; names that transforms make pass, if they end no quoted text of an expression. */
export const fieldName: Rule = (value, scope) => {
  if (typeof value !== 'string' || value.length > 200) return undefined;
  return findField(value, scope)?.alias ?? fieldOfMadeRow(value, scope) ?? (/["'\\]/.test(value) ? undefined : value);
};

/** The column a spec means: as written, with escaped dots, or in another case. A name that a transform took over is no column. */
export function findField(name: string, { fields, made }: Pick<SpecScope, 'fields' | 'made'>): ChartField | undefined {
  if (made.has(name)) return undefined;
  const plain = name.replaceAll(/\\(.)/g, '$1');
  const exact = fields.get(name) ?? fields.get(plain);
  if (exact !== undefined) return exact;
  const lower = plain.toLowerCase();
  return [...fields.values()].find((field) => field.name.toLowerCase() === lower);
}

/** A column of a row that `argmax` or `argmin` chose: `best.city`, `best['city']`. */
export function findFieldOfMadeRow(name: string, scope: Pick<SpecScope, 'fields' | 'made' | 'madeRows'>) {
  const { row, field } = madeRowPath.exec(name)?.groups ?? {};
  if (row === undefined || field === undefined || !scope.madeRows.has(row)) return undefined;
  const quoted = /^\[(['"])(.*)\1\]$/.exec(field)?.[2];
  const column = findField(quoted ?? field.replace(/^\.|^\[|\]$/g, ''), { ...scope, made: new Map() });
  return column === undefined ? undefined : { row, column };
}

function fieldOfMadeRow(name: string, scope: SpecScope): string | undefined {
  const found = findFieldOfMadeRow(name, scope);
  return found === undefined ? undefined : `${found.row}.${found.column.alias}`;
}

/** A field that a transform creates. */
export const madeName: Rule = (value, scope) => {
  if (typeof value !== 'string' || !/^[^\\.[\]'"]{1,100}$/.test(value) || value === '__proto__') return undefined;
  scope.made.set(value, Number.POSITIVE_INFINITY);
  scope.listed.delete(value);
  scope.units.delete(value);
  scope.madeAnywhere.add(value);
  return value;
};

/** A field whose value is a whole row. */
export function markMadeRow(name: unknown, { madeRows }: SpecScope): void {
  if (typeof name === 'string') madeRows.add(name);
}

const madeRowPath = /^(?<row>[^.[\]'"\\]+)(?<field>\..+|\[.+\])$/;
