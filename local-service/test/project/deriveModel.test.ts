import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileModel } from '../../src/data-model/compileModel.js';
import type { ColumnFacts, ColumnType, TableFacts } from '../../src/data-model/TableFacts.js';
import { deriveModel } from '../../src/project/deriveModel.js';
import type { Database } from '../../src/warehouse/Database.js';
import { checkModel } from '../../src/warehouse/installModel.js';
import { openDatabase } from '../../src/warehouse/openDatabase.js';

function table(name: string, columns: Readonly<Record<string, ColumnType>>, facts: Partial<TableFacts> = {}): TableFacts {
  const all = Object.entries(columns).map(([column, type]): ColumnFacts => ({ name: column, type, distinctCount: 900 }));
  return { schema: 'base', name, rowCount: 1_000, columns: all, primaryKey: [], foreignKeys: [], ...facts };
}

function compiled(tables: readonly TableFacts[]) {
  const files = deriveModel(tables);
  const { model, errors } = compileModel(files, '');
  return { files, errors, views: new Map(model.views.map((view) => [view.name, view])) };
}

const customers = table('customers', { id: 'integer', country: 'text', name: 'text' }, { primaryKey: ['id'] });
const orders = table(
  'orders',
  {
    order_id: 'integer',
    customer_id: 'integer',
    updated_at: 'timestamp',
    orderDate: 'date',
    revenue: 'decimal',
    unit_price: 'decimal',
    quantity: 'integer',
    fiscal_year: 'integer',
    country: 'text',
    is_paid: 'boolean',
    payload: 'other',
  },
  { primaryKey: ['order_id'] },
);

describe('a derived model', () => {
  it('has dimensions, sums, averages and the time of each table, with titles', () => {
    const { views, errors } = compiled([orders]);
    expect(errors).toEqual([]);
    const view = views.get('orders');
    expect(view?.time).toMatchObject({ name: 'order_date', title: 'Order date' });
    expect(view?.dimensions.map(({ name }) => name)).toEqual(['customer_id', 'updated_at', 'fiscal_year', 'country', 'is_paid']);
    expect(view?.measures.map(({ title, aggType, format }) => [title, aggType, format])).toEqual([
      ['Orders', 'count', 'count'],
      ['Revenue', 'sum', 'decimal'],
      ['Average unit price', 'avg', 'decimal'],
      ['Quantity', 'sum', 'decimal'],
    ]);
  });

  it('can be asked for what a title says before its unit, and for averages by the name of the column', () => {
    const { views } = compiled([table('sales', { 'Umsatz (EUR)': 'decimal', unit_price: 'decimal', 'Rabatt %': 'decimal' })]);
    const [, ...measures] = views.get('sales')?.measures ?? [];
    expect(measures.map(({ synonyms }) => synonyms)).toEqual([['umsatz (eur)'], ['unit price'], ['rabatt']]);
    expect(measures.map(({ title }) => title)).toEqual(['Umsatz', 'Average unit price', 'Rabatt %']);
    expect(measures.map(({ format }) => format)).toEqual(['currency:EUR', 'decimal', 'decimal']);
  });

  it('joins tables by the names of their keys, and prefixes names that both have', () => {
    const { views, errors } = compiled([orders, customers]);
    expect(errors).toEqual([]);
    expect(views.get('orders')?.dimensions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['country', 'customers_country', 'customer']),
    );
    expect(views.get('customers')?.tables).toHaveLength(1);
  });

  it('writes amounts in the currency of their name', () => {
    const { views } = compiled([
      table('sales', { revenue_eur: 'decimal', price_usd: 'decimal', 'Umsatz £': 'decimal', europe: 'decimal' }),
    ]);
    expect(
      views
        .get('sales')
        ?.measures.slice(1)
        .map(({ title, format }) => [title, format]),
    ).toEqual([
      ['Revenue', 'currency:EUR'],
      ['Average price', 'currency:USD'],
      ['Umsatz', 'currency:GBP'],
      ['Europe', 'decimal'],
    ]);
  });

  it('calls what a row is called by the row, unless another column is', () => {
    const { views } = compiled([table('customers', { name: 'text' }), table('products', { name: 'text', product: 'text' })]);
    expect(views.get('customers')?.dimensions).toMatchObject([
      { name: 'customer', title: 'Customer', plural: 'Customers', synonyms: ['name', 'customer name'] },
    ]);
    expect(views.get('products')?.dimensions.map(({ title }) => title)).toEqual(['Name', 'Product']);
  });

  it('joins by foreign keys first, whatever their names are', () => {
    const buyers = table(
      'orders',
      { no: 'integer', buyer: 'integer' },
      {
        foreignKeys: [{ columns: ['buyer'], table: { schema: 'base', name: 'customers' }, referenced: ['id'] }],
      },
    );
    expect(compiled([buyers, customers]).views.get('orders')?.tables).toHaveLength(2);
  });

  it('does not join keys of different types', () => {
    const texts = table('orders', { customer_id: 'text' });
    expect(compiled([texts, customers]).views.get('orders')?.tables).toHaveLength(1);
  });

  it('says in its file which members are left out of 500', () => {
    const wide = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`field_${index}`, 'text' as const]));
    const { files, errors, views } = compiled([table('one', wide), table('two', wide), table('three', { a: 'text' })]);
    const members = [...views.values()].reduce((sum, view) => sum + view.dimensions.length + view.measures.length, 0);
    expect(errors).toEqual([]);
    expect(members).toBeLessThanOrEqual(500);
    expect(files.get('model/one.yml')).toMatch(/# Left out.*field_\d+ and \d+ more/);
  });
});

describe('every table', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  const names = fc
    .oneof(
      fc.constantFrom(
        ...`order select user group table values row interval count sum time timestamp left primary ctid tableoid position`.split(' '),
      ),
      fc.constantFrom(
        'Order Date',
        'orderDate',
        'ID',
        'Id',
        'a"b',
        'a{b}',
        '{CUBE}',
        '売上',
        'Größe',
        'a\\b',
        "it's",
        'x.y',
        '2024',
        '%',
        'true',
        'null',
      ),
      fc.string({ minLength: 1, maxLength: 15, unit: 'grapheme-ascii' }),
    )
    .filter((name) => name.trim() !== '');
  const types = fc.constantFrom<ColumnType>('text', 'integer', 'decimal', 'boolean', 'date', 'timestamp', 'other');
  const columns = fc.uniqueArray(fc.record({ name: names, type: types, distinctCount: fc.nat(2_000) }), {
    selector: ({ name }) => name,
    minLength: 1,
    maxLength: 30,
  });
  const tables = fc.uniqueArray(fc.record({ name: names, columns, hasKey: fc.boolean() }), { selector: ({ name }) => name, maxLength: 4 });

  it('gives a model that compiles, and whose SQL the database accepts', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (drawn) => {
        const facts = drawn.map(({ name, columns: all, hasKey }): TableFacts => {
          const inTable = all.filter((column) => !systemColumns.includes(column.name));
          const key = hasKey && inTable[0] ? [inTable[0].name] : [];
          return { schema: 'base', name, rowCount: 1_000, columns: inTable, primaryKey: key, foreignKeys: [] };
        });
        const { model, errors } = compileModel(deriveModel(facts), '');
        expect(errors).toEqual([]);
        expect(model.views).toHaveLength(facts.length);
        await database.exec('DROP SCHEMA IF EXISTS base CASCADE; CREATE SCHEMA base');
        for (const one of facts) await database.exec(`CREATE TABLE base.${quoted(one.name)} (${one.columns.map(columnSql).join(', ')})`);
        expect(await checkModel(database, model)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const systemColumns = ['tableoid', 'ctid', 'xmin', 'cmin', 'xmax', 'cmax'];

function columnSql({ name, type }: ColumnFacts): string {
  const sqlType = {
    text: 'text',
    integer: 'bigint',
    decimal: 'numeric',
    boolean: 'boolean',
    date: 'date',
    timestamp: 'timestamptz',
    other: 'jsonb',
  };
  return `${quoted(name)} ${sqlType[type]}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
