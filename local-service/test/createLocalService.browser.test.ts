import { describe, expect, it } from 'vitest';
import { createLocalService, createScriptedAgent } from '../src/index.js';

describe('the service inside a page', () => {
  it('checks tokens and streams answers as in Node', async () => {
    const service = createLocalService({ agent: createScriptedAgent({ '*': [{ kind: 'answer', text: '12 stores.' }] }) });
    const ask = (token: string) =>
      service.fetch(
        new Request(service.addresses.deploymentChatUrl, {
          method: 'POST',
          headers: { 'X-Service-Auth-Token': token },
          body: JSON.stringify({ input: 'Stores?' }),
        }),
      );
    expect(await (await ask('nonsense')).json()).toMatchObject({ jsonrpc: '2.0' });
    expect(await (await ask(await service.mintToken({ externalId: 'ada' }))).text()).toContain('12 stores.');
  });
});
