import { createServiceClient } from '../../../src/client.js';

export const client = createServiceClient({
  chatUrl: '/parley/chat/stream-chat-state',
  baseUrl: '/parley', // for operations in `allow`
  credentials: { kind: 'cookie', identity: 'user-4711' },
});
