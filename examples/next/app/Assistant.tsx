'use client';

import { ChatPanel, ParleyProvider } from '@parley/react';
import { createServiceClient } from '@parley/react/client';

/** Asks through the proxy of this app, as whoever is signed in. */
const client = createServiceClient({
  chatUrl: '/parley/chat/stream-chat-state',
  credentials: { kind: 'cookie', identity: 'ada' },
});

export function Assistant() {
  return (
    <ParleyProvider client={client}>
      <ChatPanel starters={starters} />
    </ParleyProvider>
  );
}

const starters = ['Revenue by month in 2025', 'Top 10 products by revenue'];
