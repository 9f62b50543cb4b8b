import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileModel } from '../../src/data-model/compileModel.js';
import { retailModel } from '../../src/warehouse/retail-model/retailModel.js';

/** Compiles files of the folder `model`. */
function compile(...contents: readonly string[]) {
  return compileModel(new Map(contents.map((content, index) => [`model/${index}.yml`, content])), '');
}

function messagesOf(...contents: readonly string[]) {
  return compile(...contents).errors.map(({ message }) => message);
}

function viewNamed(name: string, ...contents: readonly string[]) {
  const { model, errors } = compile(...contents);
  expect(errors).toEqual([]);
  const view = model.views.find((one) => one.name === name);
  if (view === undefined) throw new Error(`There is no view ${name}.`);
  return view;
}

const shop = `cubes:
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

const view = (content: string) => `views:\n  - name: sold\n    cubes:\n${content}`;

describe('a view', () => {
  it('has the tables of its paths, joined in their order', () => {
    const { tables } = viewNamed(
      'sold',
      shop,
      view('      - {join_path: lines, includes: [amount]}\n      - {join_path: lines.purchases.people, includes: [first_name]}\n'),
    );
    expect(tables).toEqual([
      { alias: 'lines', source: 'base.lines' },
      { alias: 'purchases', source: 'base.purchases', on: 'lines.purchase_id = purchases.id' },
      { alias: 'people', source: 'base.people', on: 'purchases.person_id = people.id' },
    ]);
  });

  it('joins what its members refer to', () => {
    const { tables, dimensions } = viewNamed('sold', shop, view('      - {join_path: purchases, includes: [person]}\n'));
    expect(tables.map(({ alias }) => alias)).toEqual(['purchases', 'people']);
    expect(dimensions).toMatchObject([{ name: 'person', sql: "(people.first_name || ' ' || people.last_name)" }]);
  });

  it('has members under their aliases, with a prefix, and without those left out or hidden', () => {
    const { dimensions, measures, time } = viewNamed(
      'sold',
      shop.replace('sql: is_gift, type: boolean', 'sql: is_gift, type: boolean, public: false'),
      view(
        '      - {join_path: lines, includes: "*", excludes: [gifts]}\n      - {join_path: lines.purchases, prefix: true, includes: "*", excludes: [shipping_share]}\n      - {join_path: lines.purchases.people, includes: [{name: full_name, alias: buyer, title: Who bought}]}\n',
      ),
    );
    expect(measures.map(({ name }) => name)).toEqual(['amount', 'purchases_purchases', 'purchases_shipping', 'purchases_average_shipping']);
    expect(dimensions.map(({ name, title, plural }) => [name, title, plural])).toEqual([
      ['purchases_person', 'Purchases person', 'Purchases persons'],
      ['purchases_is_late', 'Purchases is late', 'Purchases is lates'],
      ['buyer', 'Who bought', 'Who boughts'],
    ]);
    expect(time?.name).toBe('purchases_bought_at');
  });

  it('makes columns of what its measures are computed from, and of the keys of its rows', () => {
    const { facts, measures } = viewNamed('sold', shop, view('      - {join_path: lines, includes: [amount, gifts]}\n'));
    expect(measures.map(({ sql }) => sql)).toEqual(['SUM(amount)', 'COUNT(CASE WHEN (is_gift) THEN 1 END)']);
    expect(facts).toEqual({ amount: 'lines.amount', is_gift: 'lines.is_gift', id: 'lines.id' });
  });

  it('of rows that joins repeat counts each once', () => {
    const repeated = viewNamed(
      'sold',
      shop,
      view('      - {join_path: lines, includes: [amount]}\n      - {join_path: lines.purchases, includes: [purchases, shipping]}\n'),
    );
    expect(repeated.measures.map(({ name, sql, isAdditive }) => [name, sql.slice(0, 20), isAdditive])).toEqual([
      ['amount', 'SUM(amount)', true],
      ['purchases', 'COUNT(DISTINCT id)', false],
      ['shipping', '(SUM(DISTINCT CASE W', false],
    ]);
    const alone = viewNamed('sold', shop, view('      - {join_path: purchases, includes: [purchases, shipping]}\n'));
    expect(alone.measures.map(({ sql }) => sql)).toEqual(['COUNT(*)', 'SUM(shipping)']);
  });

  it('knows that rows are repeated if only a later member adds the join', () => {
    const { measures } = viewNamed('sold', shop, view('      - {join_path: purchases, includes: [shipping, shipping_share]}\n'));
    expect(measures[0]?.sql).toContain('SUM(DISTINCT');
  });

  it('is each cube, where no view is defined', () => {
    const { model, errors } = compile(shop);
    expect(errors).toEqual([]);
    expect(model.views.map(({ name }) => name).sort()).toEqual(['lines', 'people', 'purchases']);
  });

  it('leaves out what is private', () => {
    expect(compile(shop, view('      - {join_path: lines, includes: "*"}\n    public: false\n')).model.views).toEqual([]);
  });
});

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

it('a policy filters by the column of its member', () => {
  const policy = '{role: "*", row_level: {filters: [{member: who, operator: equals, values: ["{ userAttributes.Name }"]}]}}';
  const content = `${view('      - {join_path: people, includes: [{name: full_name, alias: who}]}\n')}    access_policy: [${policy}]\n`;
  expect(viewNamed('sold', shop, content).policies).toEqual([
    { attribute: 'name', sql: "(people.first_name) || ' ' || people.last_name".replace(/[()]/g, '') },
  ]);
});

describe('hostile files', () => {
  it('that double an expression at each step are refused', () => {
    const members = Array.from(
      { length: 60 },
      (_, index) => `      - {name: m${index}, sql: "{m${index + 1}} + {m${index + 1}}", type: number}\n`,
    );
    expect(
      messagesOf(
        `cubes:\n  - name: c\n    sql_table: a\n    measures:\n${members.join('')}      - {name: m60, sql: x, type: sum}\n`,
      ).join(),
    ).toMatch(/longer than|nested too deep/);
  });

  it('that repeat the members of a cube in many views are cut short', () => {
    const members = Array.from({ length: 1_000 }, (_, index) => `      - {name: d${index}, sql: x, type: string}\n`).join('');
    const views = Array.from({ length: 100 }, (_, index) => `  - name: v${index}\n    cubes: [{join_path: c, includes: "*"}]\n`).join('');
    const { model, errors } = compile(`cubes:\n  - name: c\n    sql_table: a\n    dimensions:\n${members}`, `views:\n${views}`);
    expect(model.views).toHaveLength(20);
    expect(errors[0]?.message).toContain('more than 20000 members');
  });

  it('with names of built-in properties are compiled like others', () => {
    const { model } = compile(
      'cubes:\n  - name: __proto__\n    sql_table: a\n    measures:\n      - {name: constructor, sql: __proto__, type: sum}\n',
    );
    expect(model.views[0]?.measures).toMatchObject([{ name: 'constructor', sql: 'SUM(__proto__)' }]);
    expect(Object.entries(model.views[0]?.facts ?? {})).toEqual([['__proto__', '__proto__.__proto__']]);
  });

  it('of any content compile or are reported, and never throw', () => {
    const text = fc.constantFrom(
      'a',
      'b',
      '{a}',
      '{CUBE}.a',
      '{b.a}',
      '*',
      '',
      'sum',
      'count',
      'number',
      'time',
      'true',
      'base.a',
      'a.b',
      'many_to_one',
      '[',
      '"',
    );
    const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, text, fc.array(tie('value'), { maxLength: 3 }), tie('entry')),
      entry: fc.dictionary(
        fc.constantFrom(
          ...[
            'name',
            'sql',
            'sql_table',
            'type',
            'dimensions',
            'measures',
            'segments',
            'joins',
            'relationship',
            'filters',
            'meta',
            'cubes',
          ],
        ),
        tie('value'),
        { maxKeys: 5 },
      ),
    })).value;
    const definition = fc.dictionary(
      fc.constantFrom(
        ...['name', 'sql_table', 'dimensions', 'measures', 'joins', 'cubes', 'access_policy', 'meta', 'includes', 'join_path', 'public'],
      ),
      value,
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(fc.array(definition, { maxLength: 3 }), fc.array(definition, { maxLength: 3 }), (cubes, views) => {
        const { model, errors } = compile(JSON.stringify({ cubes, views }));
        expect(Array.isArray(model.views) && Array.isArray(errors)).toBe(true);
      }),
    );
  });
});

it('the model of the retailer compiles', () => {
  const { model, errors, servicesCount } = compileModel(retailModel, '');
  expect(errors).toEqual([]);
  expect(servicesCount).toBe(10);
  expect(model.views.map(({ name }) => name)).toEqual(['customers', 'products', 'stores', 'orders', 'sales']);
});
