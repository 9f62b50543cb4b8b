import { compileModel } from '../../../src/data-model/compileModel.js';
import { enterModel } from '../../../src/warehouse/installModel.js';
import { becomeModeler, lockDown } from '../../../src/warehouse/lockDown.js';
import { openDatabase } from '../../../src/warehouse/openDatabase.js';
import { schemaOf, serviceValue } from '../../../src/warehouse/resultColumns.js';
import { searchModel } from '../../../src/warehouse/searchModel.js';
import { type DataPeriod, type Warehouse, WarehouseError } from '../../../src/warehouse/Warehouse.js';

/** A table of other data: its columns as SQL, and its rows. */
export interface OtherTable {
  readonly name: string;
  readonly columns: string;
  readonly rows: readonly (readonly (string | number | boolean | null)[])[];
}

/** A warehouse of other data than the retailer’s, with a data model in YAML. */
export async function otherWarehouse(tables: readonly OtherTable[], yaml: string, period?: DataPeriod): Promise<Warehouse> {
  const { model, errors } = compileModel(new Map([['model/model.yml', yaml]]), '');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const database = await openDatabase();
  await database.exec('CREATE SCHEMA base');
  for (const { name, columns, rows } of tables) {
    await database.exec(`CREATE TABLE base.${name} (${columns})`);
    if (rows.length > 0) await database.exec(`INSERT INTO base.${name} VALUES ${rows.map((row) => `(${row.map(literal).join(', ')})`)}`);
  }
  await lockDown(database);
  await becomeModeler(database);
  return {
    model: async () => model,
    ...(period && { period: async () => period }),
    meta: (_session, searchQuery) => searchModel(model, searchQuery),
    async query(sql, _session, { maxRows = Number.POSITIVE_INFINITY } = {}) {
      await enterModel(database, model);
      const { fields, rows } = await database.query(sql).catch((error: unknown) => {
        throw new WarehouseError(String(error));
      });
      const schema = schemaOf(fields);
      const data = rows.map((row) => row.map((value, index) => serviceValue(value, schema[index]?.column_type)));
      return { schema, data: data.slice(0, maxRows), totalRows: data.length };
    },
    close: () => database.close(),
  };
}

function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
