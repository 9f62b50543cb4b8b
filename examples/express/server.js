import { fileURLToPath } from 'node:url';
import { createServiceProxy, toNodeHandler } from '@parley/react/server';
import express from 'express';

process.loadEnvFile();
const { SERVICE_API_KEY, CHAT_URL, PORT = '3000' } = process.env;

/** Handles `/parley/…`. The key stays on this server; browsers send only the cookie of their session. */
const proxy = createServiceProxy({
  credentials: { kind: 'api-key', key: SERVICE_API_KEY },
  chatUrl: CHAT_URL,
  // In your product: who is signed in, by your own session; `undefined` if nobody is.
  resolveSession: async () => ({ externalId: 'ada' }),
});

const app = express();
app.all('/parley/*path', toNodeHandler(proxy));
app.use('/element', express.static(fileURLToPath(new URL('.', import.meta.resolve('@parley/element')))));
app.use(express.static('public'));

app.listen(Number(PORT), () => console.log(`http://localhost:${PORT}/`));
