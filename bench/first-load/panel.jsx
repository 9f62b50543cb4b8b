import { createRoot } from 'react-dom/client';
import { createServiceClient } from '../../src/client.ts';
import { ChatPanel, ServiceProvider } from '../../src/index.ts';
import '../../src/styles/styles.css';

const client = createServiceClient({
  chatUrl: `${location.origin}/chat`,
  credentials: { kind: 'service-token', token: async () => 'none' },
});

createRoot(document.getElementById('root')).render(
  <ServiceProvider client={client} storage={null}>
    <ChatPanel />
  </ServiceProvider>,
);
