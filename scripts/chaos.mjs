// Runs the chat and the admin hooks through a storm of faults. Run by `npm run chaos -- [--seed N] [--turns N] [--minutes N] [--lane NAME] [--from TURN]`.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createServer as createViteServer } from 'vite';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    turns: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '5' },
    from: { type: 'string' },
    lane: { type: 'string' },
  },
});
const vite = await createViteServer({
  mode: 'development',
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { findChromium, chromiumArgs } = await vite.ssrLoadModule('/test/support/findChromium.ts');
const { reportChaos } = await vite.ssrLoadModule('/test/chaos/reportChaos.ts');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const isClean = await reportChaos(browser, {
    seed: values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed),
    turns: Number(values.turns),
    minutes: Number(values.minutes),
    from: values.from === undefined ? undefined : Number(values.from),
    lane: values.lane,
  });
  process.exitCode = isClean ? 0 : 1;
} finally {
  await browser.close();
  await vite.close();
}
