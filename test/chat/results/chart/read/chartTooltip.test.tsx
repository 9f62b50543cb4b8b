import { beforeEach, describe, expect, it } from 'vitest';
import type { ChartTip } from '../../../../../src/chat/results/chart/read/chartTips.js';
import { createChartTooltip } from '../../../../../src/chat/results/chart/read/chartTooltip.js';

const corner = { clientX: 0, clientY: 0 };
let frame: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  frame = document.body.appendChild(document.createElement('div'));
});

/** The lines of the tooltip; cells are separated by bars. */
function show(tip: Partial<ChartTip>, strong?: number): readonly string[] {
  frame.replaceChildren();
  createChartTooltip(frame).show(corner, { title: '', measure: '', rows: [], ...tip }, strong);
  return [...(frame.querySelector('.parley-chart-tooltip')?.children ?? [])].map((line) =>
    [...(line.children.length === 0 ? [line] : line.children)].map(({ textContent }) => textContent).join(' | '),
  );
}

describe('the tooltip of a chart', () => {
  it('has a line for the place and the measure, and one for each series, with its colour', () => {
    const rows = [
      { name: 'Online', value: '$1,204.50', colour: 'rgb(1, 2, 3)' },
      { name: 'Store', value: '$998.00' },
    ];
    expect(show({ title: 'Jan 2025', measure: 'Revenue', rows })).toEqual(['Jan 2025 | Revenue', 'Online | $1,204.50', 'Store | $998.00']);
    const swatches = [...frame.querySelectorAll<HTMLElement>('.parley-chart-tooltip-swatch')];
    expect(swatches.map(({ style }) => style.backgroundColor)).toEqual(['rgb(1, 2, 3)']);
  });

  it('is hidden if there is nothing to show, even after other values', () => {
    const tooltip = createChartTooltip(frame);
    tooltip.show(corner, { title: 'something', measure: '', rows: [] });
    tooltip.show(corner, { title: '', measure: '', rows: [] });
    expect(frame).toBeEmptyDOMElement();
  });

  it('shows the series around the emphasized one if there are many', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ name: `Series ${index}`, value: '1' }));
    const lines = show({ title: 'Jan', rows }, 30);
    expect(lines.length).toBeLessThan(20);
    expect(lines).toContain('Series 30 | 1');
    expect(frame.querySelector('[data-strong]')).toHaveTextContent('Series 30');
    expect(lines.at(1)).toBe('…');
    expect(lines.at(-1)).toBe('…');
  });

  it('shows markup as text', () => {
    const image = '<img src=x onerror=alert(1)>';
    expect(show({ title: image, measure: image, rows: [{ name: '<b>name</b>', value: image }] })).toEqual([
      `${image} | ${image}`,
      `<b>name</b> | ${image}`,
    ]);
    expect(frame.querySelector('b, img')).toBeNull();
  });

  it('reads in the direction of the page', () => {
    document.body.style.direction = 'rtl';
    show({ title: 'يناير' });
    expect(frame.querySelector('.parley-chart-tooltip')).toHaveAttribute('dir', 'rtl');
    document.body.style.direction = '';
  });
});
