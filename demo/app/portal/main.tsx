import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createServiceClient } from '../../../src/client.js';
import '../../../src/styles/styles.css';
import { readSession } from '../session.js';
import '../../chrome/chrome.css';
import { Portal } from './Portal.js';
import './portal.css';

const session = await readSession();
// The browser has no credential but the portal's own cookie; the API key stays on its server.
const client = createServiceClient({
  chatUrl: '/parley/chat/stream-chat-state',
  dataUrl: '/parley/data/query',
  baseUrl: '/parley',
  credentials: { kind: 'cookie', identity: session.user },
});

const container = document.getElementById('portal');
if (container === null) throw new Error('The page has no element with the id "portal".');
createRoot(container).render(
  <StrictMode>
    <Suspense>
      <Portal session={session} client={client} />
    </Suspense>
  </StrictMode>,
);
