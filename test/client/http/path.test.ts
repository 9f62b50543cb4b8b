import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, queryString } from '../../../src/client/http/path.js';

describe('fillPath', () => {
  it('turns any value into one segment', () => {
    const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(value, (name) => {
        const url = new URL(`https://example.com${fillPath('/api/v1/users/{name}/settings', { name })}`);
        const segments = url.pathname.split('/');
        expect(segments).toHaveLength(6);
        expect(decodeURIComponent(segments[4] ?? '')).toBe(name);
        expect([url.search, url.hash]).toEqual(['', '']);
      }),
    );
  });

  it('accepts several values, including numbers', () => {
    expect(fillPath('/deployments/{id}/workbooks/{name}', { id: 7, name: 'a b' })).toBe('/deployments/7/workbooks/a%20b');
  });

  it.each([[undefined], [null], [''], ['.'], ['..'], [Number.NaN]])('refuses %j, which would change the path', (value) => {
    expect(() => fillPath('/users/{value}', { value })).toThrow(
      expect.objectContaining({ kind: 'validation', message: expect.stringContaining('"/users/…"') }),
    );
  });
});

describe('queryString', () => {
  it('omits undefined values, repeats lists and encodes the rest', () => {
    expect(queryString({ first: 20, after: null, search: 'a&b=ü', step: ['x', undefined, 'y'], flag: false, none: undefined })).toBe(
      '?first=20&search=a%26b%3D%C3%BC&step=x&step=y&flag=false',
    );
  });

  it('is empty if nothing is set', () => {
    expect([queryString(undefined), queryString({}), queryString({ after: undefined, list: [] })]).toEqual(['', '', '']);
  });
});
