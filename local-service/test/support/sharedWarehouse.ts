import { compileModel } from '../../src/data-model/compileModel.js';
import type { DataModel } from '../../src/data-model/ModelView.js';
import { createWarehouse } from '../../src/warehouse/createWarehouse.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';

let shared: Promise<Warehouse> | undefined;
const models = new Map<string | undefined, DataModel>();

/** The default warehouse, opened once for all files of a process, which it ends with: queries cannot change it. */
export async function sharedWarehouse(): Promise<Warehouse> {
  shared ??= createWarehouse({ modelOf: async ({ branch }) => models.get(branch) });
  const warehouse = await shared;
  return { ...warehouse, close: async () => {} };
}

/** Gives the sessions of a branch another data model. */
export function serveModel(branch: string, content: string): DataModel {
  const { model, errors } = compileModel(new Map([['model/all.yml', content]]), '');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  models.set(branch, model);
  return model;
}
