import { describe, expect, it } from 'vitest';
import { createDialect, type OperationId } from '../../../src/client.js';
import { everythingRenamed } from '../support/foreignNames.js';
import { speakForeign } from '../support/speakForeign.js';
import type { ForeignNames } from './ContractWorld.js';
import { operationContracts } from './operationContracts.js';
import { clientShape, expectAnswer, expectRequest, runExample } from './runExample.js';

const foreign: ForeignNames = {
  dialect: createDialect(everythingRenamed(clientShape)),
  serve: (serve) => speakForeign(serve, clientShape),
};

describe('a service with different names for everything', () => {
  describe.each(clientShape.operations.map((shape) => [shape.id, shape] as const))('%s', (id, shape) => {
    const contract = operationContracts[id as OperationId];

    it('answers a declared request with the declared shape', async () => {
      const { exchange, result } = await runExample(shape, contract.succeeds, foreign);
      expect(exchange.status).toBe(shape.status);
      expectRequest(exchange, shape);
      expectAnswer(exchange.answered, shape);
      expect(JSON.stringify(result) ?? '').not.toMatch(/acme[_~]/);
    });

    it.each(Object.entries(contract.refuses))('refuses: %s', async (_rule, { status, code, ...example }) => {
      const { error } = await runExample(shape, example, foreign);
      expect(error).toMatchObject({ status, ...(code !== undefined && { code }) });
      expect(String(error)).not.toMatch(/acme[_~]|\[object/);
    });
  });
});
