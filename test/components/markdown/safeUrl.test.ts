import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeImageUrl, safeLinkUrl } from '../../../src/components/markdown/safeUrl.js';

describe('safeLinkUrl', () => {
  it.each(['https://example.com/a?b#c', 'http://example.com/', 'mailto:person@example.com', '#section'])('lets %s through', (url) => {
    expect(safeLinkUrl(url)).toBe(url);
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

  it('returns nothing a browser would read as another protocol, for any text', () => {
    const schemes = fc.constantFrom('javascript:', 'data:', 'https:', 'java', 'script:', '\t', '\n', '//', ' ', '\u0000', ':', 'x');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(schemes).map((parts) => parts.join('')),
        ),
        (url) => {
          const safe = safeLinkUrl(url);
          if (safe === undefined || safe.startsWith('#')) return;
          expect(['http:', 'https:', 'mailto:']).toContain(new URL(safe, 'https://host.example').protocol);
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
