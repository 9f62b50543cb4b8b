import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createServiceClient } from '../../src/client.js';
import '../../src/styles/styles.css';
import { Console } from './Console.js';
import { readShop } from './dashboardRows.js';
import '../chrome/chrome.css';
import './admin.css';
import { readSession, readToken } from './session.js';

const session = await readSession();
const credentials = { kind: 'bearer', token: () => readToken(session.user) } as const;
const client = createServiceClient({
  // Runs the queries of reports.
  ...(await readShop()),
  baseUrl: new URL(session.baseUrl, location.href).href,
  managementCredentials: credentials,
  // The console's server replaces them with the token for provisioning, if the user is an administrator.
  scimCredentials: credentials,
});

const container = document.getElementById('app');
if (container === null) throw new Error('The page has no element with the id "app".');
createRoot(container).render(
  <StrictMode>
    <Console session={session} client={client} />
  </StrictMode>,
);
