import { connect } from 'node:net';
import { commandMs } from './WebDriver.js';

/**
 * Connects to Firefox's own WebDriver server, for which others use geckodriver. Debian has no package of geckodriver.
 * Messages are JSON after their length in bytes: `12:[0,1,"Name",{}]`.
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect({ port, host: '127.0.0.1' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let received = Buffer.alloc(0);
  const greeted = new Promise<void>((resolve, reject) => {
    socket.once('data', () => resolve());
    socket.once('error', reject);
  });
  let isGreeting = true;
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (let message = takeMessage(); message !== undefined; message = takeMessage()) {
      if (!isGreeting) settle(JSON.parse(message));
      isGreeting = false;
    }
  });
  socket.on('close', () => {
    for (const settleLost of waiting.values())
      settleLost({ error: { error: 'connection lost', message: 'Firefox closed the connection.' } });
    waiting.clear();
  });

  function takeMessage(): string | undefined {
    const colon = received.indexOf(':');
    if (colon === -1) return undefined;
    const end = colon + 1 + Number(received.subarray(0, colon).toString());
    if (received.length < end) return undefined;
    const message = received.subarray(colon + 1, end).toString();
    received = received.subarray(end);
    return message;
  }

  function settle([, id, error, result]: [1, number, Answer['error'], unknown]) {
    waiting.get(id)?.(error ? { error } : { result });
    waiting.delete(id);
  }

  await greeted;
  return {
    async send(name, parameters = {}) {
      lastId += 1;
      const id = lastId;
      const text = JSON.stringify([0, id, name, parameters]);
      const answer = await new Promise<Answer>((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          resolve({ error: { error: 'timeout', message: `no answer within ${commandMs / 1000} s` } });
        }, commandMs);
        waiting.set(id, (settled) => {
          clearTimeout(timer);
          resolve(settled);
        });
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
      if (answer.error) throw new Error(`Firefox, ${name}: ${answer.error.error}: ${answer.error.message}`);
      return answer.result;
    },
    close: () => socket.destroy(),
  };
}

export interface Marionette {
  send(name: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): void;
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly error: string; readonly message: string } | null;
}
