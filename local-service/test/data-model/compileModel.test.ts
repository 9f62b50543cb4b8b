import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileModel } from '../../src/data-model/compileModel.js';
import { retailModel } from '../../src/warehouse/retail-model/retailModel.js';
import { compile, messagesOf, shop, view, viewNamed } from './shopModel.js';

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
