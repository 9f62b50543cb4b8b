import { createLocalService, type LocalService, type ServiceFaults, type Warehouse } from '@parley/local-service';
import { runSql } from '../../src/client/chat-stream/runSql.js';
import type { SqlToolResult } from '../../src/client/chat-stream/ToolResult.js';
import { createServiceClient, type ServiceClient } from '../../src/client.js';
import { columnsOf, exampleResult, rowsOf } from '../support/exampleResults.js';

export interface ServedResult {
  readonly result: SqlToolResult;
  readonly client: ServiceClient;
}

/** The first hundred rows of a query, as the agent shows them, and a client that can load the rest from the local service. */
export async function loadServedResult(faults: ServiceFaults = {}): Promise<ServedResult> {
  const service = createLocalService({ warehouse: dailyRevenue });
  const client = createQueryClient(service);
  const sqlQuery = "SELECT date_trunc('day', ordered_at) AS day, SUM(revenue) AS revenue\nFROM sales\nGROUP BY 1\nORDER BY day";
  const { columns, rows } = await runSql(client, { query: sqlQuery });
  service.faults = faults;
  const spec = {
    mark: 'line',
    encoding: { x: { field: 'day', type: 'temporal' }, y: { field: 'revenue', type: 'quantitative', title: 'Revenue' } },
  };
  const parts = { columns, rows: rows.slice(0, 100), totalRows: rows.length, vegaSpec: JSON.stringify(spec) };
  return {
    client,
    result: exampleResult({ queryTitle: 'Revenue by day', description: 'Sales after discounts, before returns.', sqlQuery, ...parts }),
  };
}

/** A client for the data query API of a local service. */
export function createQueryClient(service: LocalService): ServiceClient {
  return createServiceClient({
    dataUrl: service.addresses.dataUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
    fetch: service.fetch,
  });
}

const dayMs = 86_400_000;

/** Revenue for each day of three years, with numbers as strings like in the service. */
const dailyRevenue: Warehouse = {
  meta: () => [],
  async query() {
    const data = rowsOf(1096, (index, random) => {
      const day = new Date(Date.UTC(2023, 0, 1) + index * dayMs).toISOString().replace('Z', '');
      return [day, (2400 + index * 2 + 900 * Math.sin(index / 58) + random() * 1600).toFixed(2)];
    });
    const schema = columnsOf({ day: 'time', revenue: 'number' }).map(({ name, serviceType }) => ({ name, column_type: serviceType }));
    return { schema, data, totalRows: data.length };
  },
  close: async () => {},
};
