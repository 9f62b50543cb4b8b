import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeImageUrl, safeLinkUrl, sitePath } from '../../src/ui/text/safeUrl.js';
import { runs } from '../support/runs.js';

describe('sitePath', () => {
  it.each([
    ['/dashboards/7?tab=2#totals', '/dashboards/7?tab=2#totals'],
    ['/a/../b', '/b'],
    ['/a\\b', '/a/b'],
    ['/name with space', '/name%20with%20space'],
    ['/', '/'],
  ])('reads %j as a browser does', (url, path) => {
    expect(sitePath(url)).toBe(path);
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'dashboards/7',
    '../dashboards',
    '?tab=2',
    '#totals',
    '',
    'javascript:alert(1)',
    'https://example.com/a',
  ])('refuses %j', (url) => {
    expect(sitePath(url)).toBeUndefined();
  });
});

describe('safeLinkUrl', () => {
  it.each([
    'https://example.com/a?b#c',
    'https://example.com/@person?to=a@b.example',
    'http://example.com/',
    'mailto:person@example.com',
    'mailto:first.last+tag@example.com?subject=Revenue%20in%20May&body=One%0D%0Atwo%20%26%20three',
    'mailto:person@example.com?BODY=a=b',
    '#section',
  ])('accepts %s', (url) => {
    expect(safeLinkUrl(url)).toBe(url);
  });

  it.each([
    'https://bank.example@evil.example/',
    'https://bank.example%2f@evil.example/',
    'https://bank.example:443@evil.example/',
    'https://:secret@evil.example/',
    'HTTP:\\\\bank.example@evil.example',
  ])('refuses %j, whose user info looks like the host', (url) => {
    expect(safeLinkUrl(url)).toBeUndefined();
  });

  it.each([
    'mailto:',
    'mailto:person',
    'mailto:a@b.example,c@d.example',
    'mailto:a@b.example%2Cc@d.example',
    'mailto:a@b.example;c@d.example',
    'mailto:a@b.example%0D%0Abcc:c@d.example',
    'mailto:a@b.example?cc=c@d.example',
    'mailto:a@b.example?subject=x&Bcc=c@d.example',
    'mailto:a@b.example?%62cc=c@d.example',
    'mailto:a@b.example?to=c@d.example',
    'mailto:a@b.example?attach=/etc/passwd',
    'mailto:a@b.example?subject=x&attachment=/etc/passwd',
    'mailto:a@b.example?subject=x&amp;cc=c@d.example',
    'mailto:a@b.example?subject=x%0D%0ABcc:c@d.example',
    'mailto:a@b.example?subject=x&subject=y',
    'mailto:a@b.example?subject=%ff',
    'mailto:a@b.example?subject=x&',
    'mailto:a@b.example#subject',
    'mailto:"bank" <a@b.example>',
    'mailto:a\u202e@b.example',
  ])('refuses %j, which contains more than an address, a subject and a body', (url) => {
    expect(safeLinkUrl(url)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'javascript\u200b:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    'ftp://example.com',
    '//example.com',
    '/path',
    'path',
    '',
    '#',
  ])('refuses %j', (url) => {
    expect(safeLinkUrl(url)).toBeUndefined();
  });

  it('agrees with the browser on plain web addresses, character by character, including near misses', () => {
    const pieces = fc.constantFrom(
      ...['https://', 'http://', 'HTTPS://', 'https:/', 'example.com', 'a-b', 'xn--', 'xn--ls8h', '127.0.0.1', '0x7f', '0', '1', 'x9'],
      ...[
        '.',
        '..',
        '/',
        '//',
        '/./',
        '/../',
        '/.a',
        '%2e',
        '%2E%2e',
        '%',
        '%zz',
        '\\',
        '?',
        '#',
        '@',
        ':',
        ':443',
        ':80',
        '-',
        '--',
        '_',
        '~',
      ],
      ...['a', 'B', '\t', '\n', ' ', '=', '&', '+', "'", '"', '<', '|', '^', '{', '[::1]', 'é', '。', '\u00ad', '\ud800', '😀'],
    );
    const hosts = fc.constantFrom('https://', 'http://').chain((scheme) => pieces.map((piece) => `${scheme}${piece}`));
    const addresses = fc
      .tuple(fc.option(hosts, { nil: '' }), fc.array(pieces, { maxLength: 10 }))
      .map(([host, rest]) => `${host}${rest.join('')}`);
    let plainCount = 0;
    fc.assert(
      fc.property(fc.oneof(addresses, fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (url) => {
        if (!/^https?:/i.test(url)) return;
        const read = readByBrowser(url);
        const isAllowed = read !== undefined && read.username === '' && read.password === '';
        expect(safeLinkUrl(url)).toBe(isAllowed ? read.href : undefined);
        if (read?.href === url) plainCount += 1;
      }),
      { numRuns: runs(500, 5_000) },
    );
    expect(plainCount).toBeGreaterThan(runs(50, 500));
  });

  it.each([
    ['https://1.2.3/', 'https://1.2.0.3/'],
    ['https://0x7f/', 'https://0.0.0.127/'],
    ['https://example.0x10/', undefined],
    ['https://example.com/a/../b', 'https://example.com/b'],
    ['https://example.com/a/./b', 'https://example.com/a/b'],
    ['https://example.com', 'https://example.com/'],
    ['https://EXAMPLE.com/', 'https://example.com/'],
    ['https://xn--a/', undefined],
  ])('returns the address that the browser requests for %s', (url, href) => {
    expect(safeLinkUrl(url)).toBe(href);
  });

  it('returns nothing that a browser reads as another protocol, for any text', () => {
    const schemes = fc.constantFrom(
      ...['javascript:', 'data:', 'https:', 'mailto:', 'java', 'script:', '\t', '\n', '//', ' ', '\u0000', ':', 'x'],
      ...['@', '?', '&', 'cc=', 'subject=', '%63c=', '%0a', ',', '\\', 'a.example'],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(schemes).map((parts) => parts.join('')),
        ),
        (url) => {
          const safe = safeLinkUrl(url);
          if (safe === undefined || safe.startsWith('#')) return;
          const { protocol, username, password, search } = new URL(safe, 'https://host.example');
          expect(['http:', 'https:', 'mailto:']).toContain(protocol);
          expect(username + password).toBe('');
          if (protocol === 'mailto:') expect(['subject', 'body']).toEqual(expect.arrayContaining([...new URLSearchParams(search).keys()]));
        },
      ),
    );
  });
});

describe('safeImageUrl', () => {
  it('compares whole origins', () => {
    const origins = ['https://charts.example'];
    expect(safeImageUrl('https://charts.example/a.png', origins)).toBe('https://charts.example/a.png');
    for (const url of [
      'https://charts.example.evil/a.png',
      'http://charts.example/a.png',
      'https://charts.example:8443/a.png',
      '/a.png',
      'data:image/png,x',
    ]) {
      expect(safeImageUrl(url, origins)).toBeUndefined();
    }
  });
});

/** Not by `URL.canParse`, which Node.js 20 sometimes gets wrong for text beyond ASCII. */
function readByBrowser(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
