import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { ensurePackages } from './setup/ensurePackages.mjs';

await ensurePackages();
const { createServer: createViteServer } = await import('vite');

const defaultPort = 4600;
const portsToTry = 20;
const startedAt = performance.now();
// Otherwise the builds would use the development versions of packages.
process.env.NODE_ENV = 'production';

// Vite runs the demo's TypeScript, and is not exposed to the network.
const vite = await createViteServer({
  mode: 'development',
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { startDemo } = await vite.ssrLoadModule('/demo/server/startDemo.ts');
const { hasDocs } = await vite.ssrLoadModule('/demo/server/builtDocs.ts');
const model = await readModel();
const http = createHttpServer();
const port = await listen(process.env.PORT === undefined ? portsFrom(defaultPort) : [Number(process.env.PORT)]);
const origin = `http://localhost:${port}`;
startDemo(http, origin, { model, now: demoClock() });

process.stdout.write(`
  Parley demo, up in ${((performance.now() - startedAt) / 1000).toFixed(1)} s

  Overview          ${origin}/
  Shop              ${origin}/customer         <parley-chat> as a launcher in the shop's colours and font
  … strict CSP      ${origin}/customer-strict  the same page under script-src 'self'; style-src 'self'
  React app         ${origin}/app              ChatPanel, useChat and a layout of its own
  Portal            ${origin}/portal           the chat through a proxy that holds the API key
  Console           ${origin}/admin            the admin widgets, on one page each
  Documentation     ${hasDocs() ? `${origin}/docs/` : 'npm run build:docs builds it, served under /docs'}

  Agent             ${model?.model ?? 'built-in planner (PARLEY_MODEL_URL and PARLEY_MODEL set a language model)'}

  Press Ctrl+C to stop.

`);

// Everything runs in this process and its memory, so there is nothing to wait for.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

/** The language model to use, from the environment. */
async function readModel() {
  const { readModelSettings } = await vite.ssrLoadModule('@parley/local-service');
  try {
    return readModelSettings(process.env);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** A clock that starts at PARLEY_DEMO_TIME, so that pictures of the demo show the same dates each time; the real one without it. */
function demoClock() {
  const startsAt = Date.parse(process.env.PARLEY_DEMO_TIME ?? '');
  if (Number.isNaN(startsAt)) return Date.now;
  const offset = startsAt - Date.now();
  return () => Date.now() + offset;
}

/** Listens on the first free port of the list; `0` is any free port. */
async function listen([port, ...rest]) {
  const host = process.env.HOST ?? 'localhost';
  try {
    http.listen(port, host);
    await once(http, 'listening');
    return http.address().port;
  } catch (error) {
    if (error.code === 'EADDRINUSE' && rest.length > 0) return listen(rest);
    process.stderr.write(`The demo cannot listen on ${host}:${port} (${error.code}). Set PORT to a free port.\n`);
    process.exit(1);
  }
}

function portsFrom(first) {
  return Array.from({ length: portsToTry }, (_, index) => first + index);
}
