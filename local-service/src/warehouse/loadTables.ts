import type { Database } from './Database.js';
import type { RetailerRows, Row } from './generateRetailer.js';

/** Creates the base tables and fills each with one COPY. */
export async function loadTables(database: Database, rows: RetailerRows): Promise<void> {
  await database.exec(tables);
  await copy(database, 'base.stores', rows.stores);
  await copy(database, 'base.products', rows.products);
  await copy(database, 'base.customers', rows.customers);
  await copy(database, 'base.orders', rows.orders);
  await copy(database, 'base.order_lines', rows.orderLines);
  await database.exec('ANALYZE');
}

const tables = `
  CREATE SCHEMA base;
  CREATE TABLE base.stores (
    store_id int PRIMARY KEY, store text NOT NULL, city text NOT NULL, country text NOT NULL, region text NOT NULL,
    format text NOT NULL, opened_at timestamptz NOT NULL, floor_area int NOT NULL
  );
  CREATE TABLE base.products (
    product_id int PRIMARY KEY, product text NOT NULL, category text NOT NULL, brand text NOT NULL,
    list_price numeric(10, 2) NOT NULL, unit_cost numeric(10, 2) NOT NULL, launched_at timestamptz NOT NULL
  );
  CREATE TABLE base.customers (
    customer_id int PRIMARY KEY, customer text NOT NULL, segment text NOT NULL, age_group text NOT NULL,
    city text NOT NULL, country text NOT NULL, region text NOT NULL, joined_at timestamptz NOT NULL
  );
  CREATE TABLE base.orders (
    order_id int PRIMARY KEY, customer_id int NOT NULL, store_id int NOT NULL, ordered_at timestamptz NOT NULL,
    channel text NOT NULL, payment_method text NOT NULL, promotion text
  );
  CREATE TABLE base.order_lines (
    line_id int PRIMARY KEY, order_id int NOT NULL, product_id int NOT NULL, units int NOT NULL,
    revenue numeric(12, 2) NOT NULL, discount numeric(12, 2) NOT NULL, cost numeric(12, 2) NOT NULL, is_returned boolean NOT NULL
  );
`;

async function copy(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  const csv = rows.map((row) => row.map(csvCell).join(',')).join('\n');
  await database.query(`COPY ${table} FROM '/dev/blob' WITH (FORMAT csv)`, csv);
}

function csvCell(value: Row[number]): string {
  if (value === null) return '';
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value);
}
