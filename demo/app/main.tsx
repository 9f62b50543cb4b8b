import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createServiceClient } from '../../src/client.js';
import '../../src/styles/styles.css';
import { App } from './App.js';
import '../chrome/chrome.css';
import './app.css';
import { readSession } from './session.js';

const session = await readSession();
const client = createServiceClient({
  chatUrl: new URL(session.chatUrl, location.href).href,
  dataUrl: new URL(session.dataUrl, location.href).href,
  credentials: { kind: 'service-token', token: async () => (await (await fetch('/demo/token')).json()).token },
});

const container = document.getElementById('app');
if (container === null) throw new Error('The page has no element with the id "app".');
createRoot(container).render(
  <StrictMode>
    <Suspense>
      <App session={session} client={client} />
    </Suspense>
  </StrictMode>,
);
