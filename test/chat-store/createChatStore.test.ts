import { expect, it } from 'vitest';
import { createChatStore } from '../../src/chat-store/createChatStore.js';
import { createServiceClient } from '../../src/client/http/createServiceClient.js';
import { createScriptedAgent } from '../../src/local-service/chat/createScriptedAgent.js';
import { createLocalService } from '../../src/local-service/createLocalService.js';
import { createVirtualEnvironment } from '../support/virtualEnvironment.js';

it('asks and shows the streamed answer', async () => {
  const service = createLocalService({
    agent: createScriptedAgent({
      '*': [
        { kind: 'thinking', text: 'Hm. ' },
        { kind: 'answer', text: 'Revenue was 42.' },
      ],
    }),
  });
  const token = await service.mintToken({ externalId: 'ann', scope: ['chat'] });
  const environment = createVirtualEnvironment();
  const client = createServiceClient({
    chatUrl: service.addresses.agentChatUrl,
    credentials: { kind: 'service-token', token },
    fetch: service.fetch,
  });
  const store = createChatStore({ client, environment });
  expect(store.send('How much?')).toBe(true);
  expect(store.getSnapshot().status).toBe('submitting');
  expect(store.getSnapshot().turns[0]?.question?.content).toBe('How much?');
  await environment.until(() => store.getSnapshot().status === 'idle');
  expect(store.getSnapshot().turns).toHaveLength(1);
  expect(store.getSnapshot().turns[0]?.answer?.content).toBe('Revenue was 42.');
  expect(store.getSnapshot().turns[0]?.state).toBe('done');
});
