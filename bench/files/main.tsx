import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataModelWorkspace } from '../../src/admin.js';
import { createServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import '../../src/styles/styles.css';

const query = new URLSearchParams(location.search);

const client = createServiceClient({
  baseUrl: location.origin,
  credentials: { kind: 'bearer', token: async () => query.get('token') ?? '' },
});

/** The widget appears on request, so that loading the page is not measured. */
function Bench() {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <DataModelWorkspace deploymentId={1} />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Show
    </button>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <ParleyProvider client={client} storage={null}>
      <Bench />
    </ParleyProvider>,
  );
}
