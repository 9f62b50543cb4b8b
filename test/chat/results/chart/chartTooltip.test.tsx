import { beforeEach, describe, expect, it } from 'vitest';
import { createChartTooltip } from '../../../../src/chat/results/chart/chartTooltip.js';

const corner = { clientX: 0, clientY: 0 };
let frame: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  frame = document.body.appendChild(document.createElement('div'));
});

/** The tooltip of a value; `undefined` if there is none. */
function shown(value: unknown): string | undefined {
  frame.replaceChildren();
  createChartTooltip(frame).show(corner, value);
  return frame.querySelector('.parley-chart-tooltip')?.textContent;
}

describe('the tooltip of a chart', () => {
  it('has a line for each field, with its name and value', () => {
    shown({ Product: 'Trail runner 3', Revenue: '$1,204.50' });
    const lines = [...frame.querySelectorAll('.parley-chart-tooltip-line')];
    expect(lines.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['Product', 'Trail runner 3'],
      ['Revenue', '$1,204.50'],
    ]);
  });

  it.each([undefined, null, ''])('is hidden for %j, even after another value', (nothing) => {
    const tooltip = createChartTooltip(frame);
    tooltip.show(corner, 'something');
    tooltip.show(corner, nothing);
    expect(frame).toBeEmptyDOMElement();
  });

  it('shows 0 and false, which are values', () => {
    expect(shown(0)).toBe('0');
    expect(shown(false)).toBe('false');
  });

  it('shows an integer past 2^53 exactly, alone and in a cell', () => {
    expect(shown(9_007_199_254_740_993n)).toBe('9007199254740993');
    expect(shown({ id: { of: [9_007_199_254_740_993n] } })).toContain('9007199254740993');
  });

  it('is shortened, and never throws, however deep, long or wide the value', () => {
    const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], 1);
    expect(shown(deep)?.length).toBeLessThan(200);
    expect(shown({ deep })?.length).toBeLessThan(200);
    expect(shown('a'.repeat(1_000_000))?.length).toBeLessThan(200);
    shown(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field ${index}`, index])));
    expect(frame.querySelectorAll('.parley-chart-tooltip-line').length).toBeLessThan(50);
  });

  it('shows markup as text', () => {
    expect(shown({ '<b>name</b>': '<img src=x onerror=alert(1)>' })).toContain('<img src=x onerror=alert(1)>');
    expect(frame.querySelector('b, img')).toBeNull();
  });
});
