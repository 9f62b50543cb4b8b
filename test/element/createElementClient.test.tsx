import { describe, expect, it } from 'vitest';
import { createElementClient } from '../../src/element/createElementClient.js';

const chatUrl = 'https://shop.example/parley/chat/stream-chat-state';

describe('the credentials of the element', () => {
  it('are the cookies of the page where it says who is signed in, and nothing gives a token', async () => {
    const client = createElementClient({ chatUrl, identity: 'ada' });
    expect(client.credentialsKind).toBe('cookie');
    expect(await client.getIdentity()).toBe('shop.example/parley ada');
    expect(createElementClient({ chatUrl, identity: 'ada', getToken: async () => 't' }).credentialsKind).toBe('service-token');
  });

  it('are missed with both ways to give them', () => {
    expect(() => createElementClient({ chatUrl })).toThrow(/token-url.*identity/);
  });
});
