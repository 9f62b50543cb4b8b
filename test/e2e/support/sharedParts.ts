import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { buildElement } from './buildElement.js';
import { type RunningDemo, startDemo } from './startDemo.js';
import { launchOptions } from './visitor.js';

/**
 * Builds the element, and starts the browser when the first test asks for it. The demo starts at once if one of the files uses it, and
 * builds its pages while other projects run. All test files share them. They end after the last test.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const weighElement = await buildElement();
  let browser: Promise<BrowserServer> | undefined;
  let demo: Promise<RunningDemo> | undefined;
  const start: Record<SharedPart, () => Promise<unknown>> = {
    browser: async () => {
      browser ??= launchBrowserServer(() => {
        browser = undefined;
      });
      return { endpoint: (await browser).wsEndpoint() };
    },
    demo: async () => {
      demo ??= startDemo({ PORT: '0' });
      const { origin, output } = await demo;
      // Its answers come without pauses.
      await fetch(`${origin}/demo/faults`, { method: 'PUT', body: '{"paceMs":0}' });
      // Its pages are built one after the other, the console last.
      await fetch(`${origin}/admin`);
      return { origin, output };
    },
    size: async () => weighElement(),
  };
  // The test that asks for it tells why it did not start.
  if (await usesDemo(project)) start.demo().catch(() => {});

  const http = createServer(async ({ url }, response) => {
    const name = url?.slice(1);
    try {
      if (name !== 'browser' && name !== 'demo' && name !== 'size') throw new Error(`${name} is not shared.`);
      response.end(JSON.stringify(await start[name]()));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = http.address() as AddressInfo;
  project.provide('sharedPartsUrl', `http://127.0.0.1:${port}`);

  return async () => {
    http.closeAllConnections();
    http.close();
    await Promise.allSettled([browser?.then((server) => server.close()), demo?.then((running) => running.stop())]);
  };
}

/** True if one of the files that the command names, or of all files, asks for the demo. */
async function usesDemo(project: TestProject): Promise<boolean> {
  const named = process.argv.filter((argument) => argument.endsWith('.test.ts') && existsSync(argument));
  const files = named.length > 0 ? named : (await project.globTestFiles()).testFiles;
  return files.some((file) => readFileSync(file, 'utf8').includes('sharedDemo()'));
}

/** What test files share. */
export type SharedPart = 'browser' | 'demo' | 'size';

/** A browser that ends early is forgotten, so that the next test starts another one. */
async function launchBrowserServer(onClose: () => void): Promise<BrowserServer> {
  try {
    const server = await chromium.launchServer(launchOptions());
    server.on('close', onClose);
    return server;
  } catch (error) {
    onClose();
    throw error;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedPartsUrl: string;
  }
}
