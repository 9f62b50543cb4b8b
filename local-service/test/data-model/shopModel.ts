import { expect } from 'vitest';
import { compileModel } from '../../src/data-model/compileModel.js';

/** Compiles files of the folder `model`. */
export function compile(...contents: readonly string[]) {
  return compileModel(new Map(contents.map((content, index) => [`model/${index}.yml`, content])), '');
}

export function messagesOf(...contents: readonly string[]) {
  return compile(...contents).errors.map(({ message }) => message);
}

export function viewNamed(name: string, ...contents: readonly string[]) {
  const { model, errors } = compile(...contents);
  expect(errors).toEqual([]);
  const view = model.views.find((one) => one.name === name);
  if (view === undefined) throw new Error(`There is no view ${name}.`);
  return view;
}

export const shop = `cubes:
  - name: lines
    sql_table: base.lines
    joins:
      - {name: purchases, sql: "{CUBE}.purchase_id = {purchases.id}", relationship: many_to_one}
    dimensions:
      - {name: id, sql: id, type: number, primary_key: true}
      - {name: is_gift, sql: is_gift, type: boolean}
    measures:
      - {name: amount, sql: amount, type: sum, format: currency}
      - {name: gifts, type: count, filters: [{sql: "{CUBE}.is_gift"}]}
  - name: purchases
    sql_table: base.purchases
    joins:
      - {name: lines, sql: "{CUBE}.id = {lines}.purchase_id", relationship: one_to_many}
      - {name: people, sql: "{CUBE}.person_id = {people.id}", relationship: many_to_one}
    dimensions:
      - {name: id, sql: id, type: number, primary_key: true}
      - {name: bought_at, sql: bought_at, type: time}
      - {name: person, sql: "{people.full_name}", type: string}
    measures:
      - {name: purchases, type: count}
      - {name: shipping, sql: shipping, type: sum}
      - {name: average_shipping, sql: shipping, type: avg}
      - {name: shipping_share, sql: "{shipping} / NULLIF({shipping} + {lines.amount}, 0)", type: number}
    segments:
      - {name: is_late, sql: "{CUBE}.shipped_at > {CUBE}.promised_at"}
  - name: people
    sql_table: base.people
    dimensions:
      - {name: id, sql: id, type: number, primary_key: true}
      - {name: full_name, sql: "{first_name} || ' ' || {CUBE}.last_name", type: string}
      - {name: first_name, sql: first_name, type: string}
`;

export const view = (content: string) => `views:\n  - name: sold\n    cubes:\n${content}`;
