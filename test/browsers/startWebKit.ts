import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { type StartedProcess, startProcess, waitFor } from './startProcess.js';
import { commandMs, type WebDriver, windowSize } from './WebDriver.js';

/** Starts WebKitGTK's small browser on a display without a screen. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<WebDriver> {
  const started: StartedProcess[] = [];
  const stop = async () => {
    for (const process of started.toReversed()) await process.stop();
  };
  try {
    const screen = startProcess(display, ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp', '-noreset'], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    started.push(screen);
    const number = await readDisplay(screen);
    const port = await freePort();
    const server = startProcess(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', GTK_A11Y: 'none', LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    started.push(server);
    const send = createSender(`http://127.0.0.1:${port}`);
    await waitFor('WebKitWebDriver', { process: server, limitMs: commandMs }, () => send('GET', '/status').catch(() => undefined));
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    await send('POST', `${session}/timeouts`, { script: commandMs, pageLoad: commandMs });
    await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...windowSize, height: windowSize.height + barHeight });
    return {
      async open(url) {
        await send('POST', `${session}/url`, { url });
      },
      run: (functionBody, args) => send('POST', `${session}/execute/async`, { script: functionBody, args }),
      async perform(actions) {
        await send('POST', `${session}/actions`, { actions });
      },
      async quit() {
        await send('DELETE', session).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  readonly driver: string;
  /** MiniBrowser. */
  readonly browser: string;
  /** Xvfb. */
  readonly display: string;
}

/** The browser's own bar above the page. */
const barHeight = 60;

function createSender(origin: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(commandMs),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
}

/** Xvfb takes a free display and says which. */
async function readDisplay(screen: StartedProcess): Promise<string> {
  let text = '';
  (screen.child.stdio[3] as Readable).on('data', (bytes) => {
    text += bytes;
  });
  return waitFor('Xvfb', { process: screen, limitMs: commandMs }, () => (text.endsWith('\n') ? text.trim() : undefined));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
