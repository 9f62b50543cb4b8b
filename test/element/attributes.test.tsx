import { afterEach, describe, expect, it } from 'vitest';
import { attributeNames, readAttributes } from '../../src/element/attributes.js';

afterEach(() => document.body.replaceChildren());

describe('readAttributes', () => {
  it('treats an element without attributes as an inline chat that follows the system', () => {
    expect(readAttributes(place('<parley-chat></parley-chat>'))).toEqual({
      chatUrl: undefined,
      tokenUrl: undefined,
      identity: undefined,
      dataUrl: undefined,
      chatId: undefined,
      heading: undefined,
      placeholder: undefined,
      mode: 'inline',
      theme: 'auto',
      lang: undefined,
      dir: undefined,
      branch: undefined,
      defaultBranch: undefined,
      restrictDataDownload: false,
      feedback: false,
      pageShortcuts: false,
      voice: false,
      includeText: false,
      hide: undefined,
      readOnly: false,
      disclaimer: undefined,
      disclaimerHref: undefined,
      sidebarLayout: 'push',
    });
  });

  it('resolves addresses against the page, and leaves invalid ones for the client to refuse', () => {
    const attributes = readAttributes(place('<parley-chat chat-url="/api/chat" token-url="token" data-url="https://"></parley-chat>'));
    expect(attributes.chatUrl).toBe(new URL('/api/chat', document.baseURI).href);
    expect(attributes.tokenUrl).toBe(new URL('token', document.baseURI).href);
    expect(attributes.dataUrl).toBe('https://');
  });

  it('treats empty and blank attributes as absent', () => {
    const { chatId, heading, branch } = readAttributes(place('<parley-chat chat-id="" heading="  " branch></parley-chat>'));
    expect([chatId, heading, branch]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['mode', 'popup', 'inline'],
    ['mode', 'launcher', 'launcher'],
    ['mode', 'sidebar', 'sidebar'],
    ['theme', 'sepia', 'auto'],
    ['theme', 'dark', 'dark'],
    ['dir', 'auto', undefined],
    ['dir', 'RTL', 'rtl'],
  ] as const)('reads %s="%s" as %s', (name, written, read) => {
    expect(readAttributes(place(`<parley-chat ${name}="${written}"></parley-chat>`))[name]).toBe(read);
  });

  it.each([
    ['', true],
    ['true', true],
    ['restrict-data-download', true],
    [' False ', false],
  ])('reads restrict-data-download="%s" and feedback="%s" as %s', (written, read) => {
    const { restrictDataDownload, feedback } = readAttributes(
      place(`<parley-chat restrict-data-download="${written}" feedback="${written}"></parley-chat>`),
    );
    expect([restrictDataDownload, feedback]).toEqual([read, read]);
  });

  it('uses the language of the page, unless it has its own', () => {
    expect(readAttributes(place('<div lang="de"><parley-chat></parley-chat></div>')).lang).toBe('de');
    expect(readAttributes(place('<div lang="de"><parley-chat lang="ja"></parley-chat></div>')).lang).toBe('ja');
  });

  it('reads every attribute that the element observes', () => {
    const element = place('<parley-chat></parley-chat>');
    for (const name of attributeNames) {
      const before = JSON.stringify(readAttributes(element));
      element.setAttribute(name, { mode: 'launcher', theme: 'dark', dir: 'rtl', 'sidebar-layout': 'cover' }[name as string] ?? 'anything');
      expect(JSON.stringify(readAttributes(element)), name).not.toBe(before);
    }
  });
});

function place(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('parley-chat');
  if (element === null) throw new Error('The page has no <parley-chat>.');
  return element;
}
