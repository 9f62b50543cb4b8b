// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createServiceClient } from '../../src/client.js';
import { ChatPanel, ParleyProvider } from '../../src/index.js';
import { arabic } from '../../src/labels.js';

const client = createServiceClient({
  chatUrl: 'https://chat.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state',
  credentials: { kind: 'service-token', token: () => Promise.reject(new Error('Nothing may be asked on a server.')) },
});

it('renders the shell of the panel on a server, without a request and without a page', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <ParleyProvider client={client}>
      <ChatPanel starters={['Revenue by month']} heading="Ask Halloway" />
    </ParleyProvider>,
  );
  expect(html).toContain('data-slot="chat-panel" data-state="idle"');
  expect(html).toContain('Ask Halloway');
  expect(html).toContain('Revenue by month');
  expect(html).toContain('<textarea');
});

it('renders the words and the direction of the labels, and a skeleton for a thread that is to be read', () => {
  const html = renderToString(
    <ParleyProvider client={client} labels={arabic}>
      <ChatPanel chatId="thread-1" />
    </ParleyProvider>,
  );
  expect(html).toContain('dir="rtl" lang="ar"');
  expect(html).toContain('data-slot="thread-skeleton"');
});
