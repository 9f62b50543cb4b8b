import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectMarionette } from './connectMarionette.js';

const server = createServer();
let browser: Socket;
let port: number;

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  server.once('connection', (socket) => {
    browser = socket;
    socket.write(framed({ applicationType: 'gecko', marionetteProtocol: 3 }));
  });
});

afterEach(async () => {
  browser.destroy();
  server.close();
  await once(server, 'close');
});

const framed = (message: unknown) => {
  const text = JSON.stringify(message);
  return `${Buffer.byteLength(text)}:${text}`;
};

/** What the browser received. */
const received = async () => String((await once(browser, 'data'))[0]);

it('sends commands with their length, and matches answers that arrive in any order and in pieces', async () => {
  const marionette = await connectMarionette(port);
  const first = marionette.send('First', { text: 'Zürich' });
  expect(await received()).toBe('32:[0,1,"First",{"text":"Zürich"}]');
  const second = marionette.send('Second');
  expect(await received()).toBe(framed([0, 2, 'Second', {}]));
  const bytes = Buffer.from(framed([1, 2, null, { value: 'größer' }]) + framed([1, 1, null, { value: 1 }]));
  // Inside of a length, and inside of a letter of two bytes.
  const cuts = [1, bytes.indexOf('ö') + 1, bytes.length];
  for (const [index, end] of cuts.entries()) {
    browser.write(bytes.subarray(cuts[index - 1] ?? 0, end));
    await new Promise(setImmediate);
  }
  expect(await Promise.all([first, second])).toEqual([{ value: 1 }, { value: 'größer' }]);
});

it('reports an error with the command and the message', async () => {
  const marionette = await connectMarionette(port);
  const answer = marionette.send('WebDriver:Navigate', { url: 'nowhere' });
  await received();
  browser.write(framed([1, 1, { error: 'invalid argument', message: 'not a URL', stacktrace: '' }, null]));
  await expect(answer).rejects.toThrow('Firefox, WebDriver:Navigate: invalid argument: not a URL');
});

it('rejects what is not answered when the browser ends', async () => {
  const marionette = await connectMarionette(port);
  const answer = marionette.send('WebDriver:Navigate');
  await received();
  browser.destroy();
  await expect(answer).rejects.toThrow('Firefox closed the connection.');
});
