import { describe, expect, it } from 'vitest';
import { messagesOf, shop, view } from './shopModel.js';

describe('a problem', () => {
  it.each([
    [
      'members that refer to each other',
      'measures:\n      - {name: a, sql: "{b}", type: number}\n      - {name: b, sql: "{a}", type: number}',
      'refers to itself',
    ],
    [
      'a dimension of a measure',
      'measures:\n      - {name: a, sql: x, type: sum}\n    dimensions:\n      - {name: b, sql: "{a}", type: number}',
      'is a measure',
    ],
    ['a template', 'dimensions:\n      - {name: b, sql: "{{ x }}", type: number}', 'template'],
    ['a word of SQL as a name', 'dimensions:\n      - {name: order, sql: x, type: number}', 'word of SQL'],
    ['a name that is no table', 'dimensions:\n      - {name: b, sql: x, type: number}', 'not the name of a table', 'a; DROP TABLE a'],
  ])('is %s', (_what, members, message, table = 'a') => {
    expect(messagesOf(`cubes:\n  - name: c\n    sql_table: "${table}"\n    ${members}\n`)).toEqual([expect.stringContaining(message)]);
  });

  it('names the line of the entry', () => {
    expect(
      messagesOf('cubes:\n  - name: c\n    sql_table: a\n    dimensions:\n      - name: b\n        sql: x\n        type: text\n'),
    ).toEqual(['Line 5: "c.b" requires a type: one of string, number, boolean, time, geo.']);
  });

  it.each([
    ['begins with another cube', '      - {join_path: lines}\n      - {join_path: people}\n', 'begins with "lines"'],
    ['has a path without a join', '      - {join_path: lines.people}\n', 'has no join to "people"'],
    ['has a member twice', '      - {join_path: lines, includes: [amount, amount]}\n', 'two members "amount"'],
    [
      'leaves out the key of repeated rows',
      '      - {join_path: lines, includes: [amount]}\n      - {join_path: lines.purchases, includes: [shipping]}\n',
      'primary key',
    ],
  ])('is a view that %s', (_what, content, message) => {
    const files = message === 'primary key' ? shop.replaceAll(', primary_key: true', '') : shop;
    expect(messagesOf(files, view(content)).join()).toContain(message);
  });

  it.each([
    ['a cube', 'sql_table: base.lines', 'sql_table: base.lines\n    extends: other', 'The cube "lines" has "extends"'],
    ['a join', 'relationship: many_to_one}', 'relationship: many_to_one, kind: inner}', 'The join "lines.purchases" has "kind"'],
    ['a dimension', 'type: boolean}', 'type: boolean, sub_query: true}', 'The dimension "lines.is_gift" has "sub_query"'],
    [
      'a measure',
      'format: currency}',
      'format: currency, rolling_window: {trailing: 7 day}}',
      'The measure "lines.amount" has "rolling_window"',
    ],
    ['a segment', 'promised_at"}', 'promised_at", type: string}', 'The segment "purchases.is_late" has "type"'],
  ])('is %s with a key that would be passed over', (_what, before, after, message) => {
    expect(messagesOf(shop.replace(before, after))).toEqual([expect.stringMatching(`^Line \\d+: ${message}, which is not supported`)]);
  });

  it('is a view with a key that would be passed over', () => {
    const parts = '      - {join_path: lines, includes: [{name: amount, title: Takings, type: avg}], split: true}\n';
    expect(messagesOf(shop, `${view(parts)}    default_filters: []\n`)).toEqual([
      'Line 2: The view "sold" has "default_filters", which is not supported.',
      'Line 4: The cube of a view "sold.lines" has "split", which is not supported.',
      'Line 4: The included member "amount" has "type", which is not supported.',
    ]);
  });

  it('is an amount in a currency without a code', () => {
    expect(messagesOf(shop.replace('format: currency}', 'format: currency, currency: euros}'))).toEqual([
      expect.stringContaining('"amount" has "euros" as its currency. Give a code of ISO 4217'),
    ]);
  });

  it.each([
    ['of one role', '- {role: manager, row_level: {filters: []}}', 'Only "*"'],
    ['of members', '- {role: "*", member_level: {includes: [amount]}}', '"member_level", which is not supported'],
    ['without a filter', '- {role: "*", row_level: {filters: []}}', 'no filters'],
    [
      'by another operator',
      '- {role: "*", row_level: {filters: [{member: first_name, operator: contains, values: ["{userAttributes.a}"]}]}}',
      'Only equals',
    ],
    [
      'by a fixed value',
      '- {role: "*", row_level: {filters: [{member: first_name, operator: equals, values: [x]}]}}',
      'one user attribute',
    ],
    [
      'by an unknown member',
      '- {role: "*", row_level: {filters: [{member: gone, operator: equals, values: ["{userAttributes.a}"]}]}}',
      'not a dimension',
    ],
    [
      'beside another',
      '- {role: "*", row_level: {allow_all: true}}\n      - {role: "*", row_level: {allow_all: true}}',
      'several access policies',
    ],
  ])('is an access policy %s', (_what, policy, message) => {
    const content = `${view('      - {join_path: people, includes: [first_name]}\n')}    access_policy:\n      ${policy}\n`;
    expect(messagesOf(shop, content).join()).toContain(message);
  });
});
