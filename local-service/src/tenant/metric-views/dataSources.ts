import { ServiceFailure } from '../../http/ServiceFailure.js';

/** The warehouses that every deployment is connected to, by name; each with the catalog its tables stand in. */
const catalogs: Readonly<Record<string, string>> = { default: 'halloway', lakehouse: 'halloway_lake' };

/** The catalog of a data source; 404 if the deployment has none of this name. */
export function catalogOf(dataSourceName: string): string {
  const catalog = Object.hasOwn(catalogs, dataSourceName) ? catalogs[dataSourceName] : undefined;
  if (catalog === undefined) throw new ServiceFailure(404, `The deployment has no data source "${dataSourceName}".`);
  return catalog;
}
