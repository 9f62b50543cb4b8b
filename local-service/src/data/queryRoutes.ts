import { Hono } from 'hono';
import { deploymentId } from '../addresses.js';
import type { AgentSession } from '../agent/Agent.js';
import type { FaultBox } from '../faults.js';
import { invalid, optionalString, readBody } from '../http/fields.js';
import { lineResponse } from '../http/lineResponse.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { Sessions } from '../session/sessions.js';
import type { Warehouse } from '../warehouse/Warehouse.js';

/** The data query API: all rows of one query, streamed (docs/contract/chat.md#data-query-api). */
export function queryRoutes({ warehouse, sessions, faults }: QueryRoutesOptions): Hono {
  const routes = new Hono();

  routes.post('/:deployment/data/query', async ({ req }) => {
    if (req.param('deployment') !== deploymentId) throw new ServiceFailure(404, 'The deployment was not found.');
    const session = await sessions.forData(req.raw);
    const query = optionalString(await readBody(req.raw), 'query');
    if (query === undefined || query.trim() === '') throw invalid('query', 'is required');
    return lineResponse(req.raw, (signal) => resultLines(query, session, signal), { chunkBytes: faults.current.chunkBytes });
  });

  return routes;

  async function* resultLines(query: string, session: AgentSession, signal: AbortSignal) {
    try {
      const { schema, data } = await (await warehouse()).query(query, session, { signal });
      yield { schema };
      for (let start = 0; start < data.length; start += rowsPerLine) yield { data: data.slice(start, start + rowsPerLine) };
    } catch (error) {
      yield { error: error instanceof Error ? error.message : String(error) };
    }
  }
}

interface QueryRoutesOptions {
  readonly warehouse: () => Promise<Warehouse>;
  readonly sessions: Sessions;
  readonly faults: FaultBox;
}

const rowsPerLine = 500;
