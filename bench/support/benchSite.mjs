import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, createServer as createViteServer } from 'vite';

const presentTree = new URL('../..', import.meta.url).pathname;
const contentTypes = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** An earlier tree may have a source that a bench imports in another folder. It is found by its name. */
function movedSources(root) {
  return {
    name: 'moved-sources',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !id.includes('/src/') || existsSync(join(dirname(importer), id))) return undefined;
      const found = readdirSync(join(root, 'src'), { recursive: true }).find((path) => basename(path) === basename(id));
      return found && join(root, 'src', found);
    },
  };
}

/**
 * Builds the pages of a folder of `bench/` for production, serves them, and starts a browser. Requests under `/api/` and
 * `/build/api/` are passed to `answerApi`. `load` imports source modules for the measuring side. With `hasElement`, the element is
 * served under `/element/`. `root` is the tree that is measured.
 */
export async function openBenchSite({ folder, pages = ['index'], answerApi, hasElement = false, root = presentTree }) {
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'parley-bench-'));
  await build({
    configFile: false,
    root: join(root, 'bench', folder),
    base: '/',
    logLevel: 'error',
    plugins: [movedSources(root), react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4_000,
      minify: process.env.READABLE === undefined,
      rolldownOptions: { input: pages.map((page) => join(root, 'bench', folder, `${page}.html`)) },
    },
  });
  if (hasElement) {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'element',
      logLevel: 'error',
      build: { outDir: join(outDir, 'element') },
    });
  }
  const vite = await createViteServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

  const serveFile = async (pathname) => {
    const file = pathname === '/' ? '/index.html' : pathname;
    const body = await readFile(join(outDir, file)).catch(() => undefined);
    return new Response(body, { status: body === undefined ? 404 : 200, headers: { 'content-type': contentTypes[extname(file)] ?? '' } });
  };
  const http = createHttpServer(
    getRequestListener(
      (request) => {
        const { pathname } = new URL(request.url);
        return /^(?:\/build)?\/api\//.test(pathname) && answerApi !== undefined ? answerApi(request) : serveFile(pathname);
      },
      { overrideGlobalObjects: false },
    ),
  );
  http.listen(0, 'localhost');
  await once(http, 'listening');

  const { findChromium, chromiumArgs } = await vite.ssrLoadModule('/test/support/findChromium.ts');
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, '--js-flags=--expose-gc'] });
  return {
    browser,
    outDir,
    origin: `http://localhost:${http.address().port}`,
    load: (path) => vite.ssrLoadModule(path),
    async close() {
      await browser.close();
      http.close();
      http.closeAllConnections();
      await vite.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
