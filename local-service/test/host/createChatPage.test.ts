import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChatPage } from '../../src/host/createChatPage.js';

let root: string;
let respond: (path: string, method?: string) => Response | undefined;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-page-'));
  writeFileSync(join(root, 'secret.js'), 'secret');
  const element = mkdtempSync(join(root, 'element-'));
  writeFileSync(join(element, 'parley-chat.js'), 'export {};');
  writeFileSync(join(element, 'notes.txt'), 'notes');
  const page = createChatPage({ chatUrl: '/chat', heading: 'A & B "C" <d>', element });
  respond = (path, method = 'GET') => page(new Request(`http://localhost:4600${path}`, { method }));
});
afterAll(() => rmSync(root, { recursive: true }));

it('is at the root, with the chat of the service', async () => {
  const page = await respond('/')?.text();
  expect(page).toContain('chat-url="/chat"');
  expect(page).toContain('heading="A &#38; B &#34;C&#34; &#60;d&#62;"');
  expect(await respond('/dev/element/parley-chat.js')?.text()).toBe('export {};');
  expect(respond('/dev/chat-page.js')?.headers.get('content-type')).toContain('javascript');
});

it.each(['/dev/element/../secret.js', '/dev/element/%2e%2e/secret.js', '/dev/element/..%2fsecret.js', '/dev/element//../secret.js'])(
  'serves no file outside of the element: %s',
  (path) => expect(respond(path)).toBeUndefined(),
);

it.each(['/dev/element/notes.txt', '/dev/element/gone.js', '/dev/element/', '/api/v1/users'])('does not answer %s', (path) => {
  expect(respond(path)).toBeUndefined();
});

it('answers only GET', () => expect(respond('/', 'POST')).toBeUndefined());

it('says how to install the chat where it is missing', async () => {
  const page = createChatPage({ chatUrl: '/chat', heading: 'Data', element: '' });
  expect(await page(new Request('http://localhost:4600/'))?.text()).toContain('npm install @parley/element');
});
