import type { ScriptStep } from '@parley/local-service';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { contrastOf } from '../../../src/chat/results/chart/look/paint/rgbColours.js';
import { createMessageId, streamChat } from '../../../src/client.js';
import { findAxeViolations } from '../../support/conformance.js';
import { htmlProblems } from '../../support/htmlProblems.js';
import { patienceMs } from '../../support/patience.js';
import { showPanel, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

beforeEach(async () => {
  await page.viewport(900, 700);
});

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

const x = { field: 'month', type: 'ordinal' };
const y = { field: 'revenue', type: 'quantitative' };
const color = { field: 'region', type: 'nominal' };
const specs = [
  { mark: 'bar', encoding: { x, y, color } },
  { mark: 'line', encoding: { x, y, color } },
  { mark: 'rect', encoding: { x, y: color, color: y } },
  { mark: 'area', encoding: { x, y, color } },
  { mark: 'arc', encoding: { theta: { ...y, aggregate: 'sum' }, color } },
  { mark: 'point', encoding: { x, y, color: y } },
];
const data = ['Jan', 'Feb', 'Mar'].flatMap((month, index) =>
  ['North', 'South'].map((region, place) => [month, region, 10 + index * 7 + place * 5]),
);
const schema = [
  { name: 'month', column_type: 'String' },
  { name: 'region', column_type: 'String' },
  { name: 'revenue', column_type: 'Int64' },
];

/** Shows a restored thread with one answer for each of these charts, of which only the last is in view, and saves it as a web page. */
async function savePage(charts: readonly Chart[], change = async () => {}): Promise<SavedPage> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const script = Object.fromEntries(charts.map((chart, index) => [`Question ${index + 1}`, stepsOf(chart, index)]));
  const started = startService({ script });
  let chatId: string | undefined;
  for (const input of Object.keys(script)) {
    for await (const frame of streamChat(started.client, {
      ...(chatId !== undefined && { chatId }),
      input,
      messageId: createMessageId(),
    })) {
      if (frame.kind === 'cutoff') chatId = frame.chatId;
    }
  }
  showPanel({ started, panel: { style: { blockSize: 400 }, chatId } });
  await waitFor(() => expect(turnStates().at(-1)).toBe('done'));
  await change();
  await userEvent.click(await screen.findByRole('button', { name: 'Export chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as web page' }));
  const drawn = () => document.querySelectorAll('[data-slot="chart"][data-state="ready"]').length;
  const drawnInPanel = drawn();
  await waitFor(() => expect(files).toHaveLength(1), { timeout: patienceMs });
  const text = (await files[0]?.text()) ?? '';
  return { text, page: new DOMParser().parseFromString(text, 'text/html'), drawnInPanel };
}

interface Chart {
  readonly vegaSpec: unknown;
  readonly queryTitle?: string;
}

interface SavedPage {
  readonly text: string;
  readonly page: Document;
  /** How many charts the panel had drawn. */
  readonly drawnInPanel: number;
}

function stepsOf({ vegaSpec, queryTitle }: Chart, index: number): readonly ScriptStep[] {
  const input = { sqlQuery: 'SELECT 1', queryTitle: queryTitle ?? `Chart ${index + 1}`, vegaSpec: JSON.stringify(vegaSpec) };
  return [
    { kind: 'tool-start', callId: `call-${index}`, name: 'serviceSqlApi', input },
    { kind: 'tool-end', callId: `call-${index}`, result: { ...input, schema, data, totalRows: data.length } },
    { kind: 'answer', text: `Answer ${index + 1}` },
  ];
}

it('has every chart of the thread in order, with legend, title, description and table, though most were never in view', async () => {
  const { text, page: saved, drawnInPanel } = await savePage(specs.map((vegaSpec) => ({ vegaSpec })));
  expect(drawnInPanel).toBeLessThan(specs.length);
  const sections = [...saved.querySelectorAll('section')];
  expect(sections.map((section) => section.querySelector('h3')?.textContent)).toEqual(specs.map((_, index) => `Chart ${index + 1}`));
  const charts = sections.map((section) => section.querySelector('figure > svg'));
  expect(charts.map((chart) => chart?.getAttribute('aria-label')?.split(':')[0])).toEqual([
    'Bar chart',
    'Line chart',
    'Heat map',
    'Area chart',
    'Pie chart',
    'Scatter plot',
  ]);
  for (const [index, section] of sections.entries()) {
    const names = [...section.querySelectorAll('svg text')].map(({ textContent }) => textContent).join(' ');
    const [gradient] = section.querySelectorAll('linearGradient');
    if (specs[index]?.encoding.color === y) {
      expect(gradient?.querySelectorAll('stop').length).toBeGreaterThan(1);
      expect(section.querySelector(`[fill="url(#${gradient?.id})"]`)).not.toBeNull();
    } else expect(names).toMatch(/North.*South|South.*North/);
    expect(section.querySelectorAll('.facts li').length).toBeGreaterThan(1);
    expect(section.querySelectorAll('tbody tr')).toHaveLength(data.length);
  }
  expect(htmlProblems(text)).toEqual([]);
});

it('has light colours and names that are readable on white, even if the panel is dark', async () => {
  document.documentElement.dataset.theme = 'dark';
  const { page: saved } = await savePage([{ vegaSpec: specs[0] }]);
  const texts = [...saved.querySelectorAll('svg text')].map((text) => text.getAttribute('fill') ?? '');
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((fill) => contrastOf(fill, 'rgb(255, 255, 255)') < 4.5)).toEqual([]);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const inside = frame.contentDocument;
  inside?.open();
  inside?.write(new XMLSerializer().serializeToString(saved));
  inside?.close();
  expect(getComputedStyle(inside?.body ?? document.body).backgroundColor).toBe('rgb(255, 255, 255)');
});

it('says why a chart is missing and keeps the others, whatever titles and charts contain', async () => {
  const hostile = '</svg><script>window.hacked = true</script>';
  const unread = { mark: 'bar', encoding: { x: { field: 'nothing', type: 'nominal' }, y: { field: 'nowhere', type: 'quantitative' } } };
  const described = { ...specs[0], description: hostile, title: hostile, encoding: { ...specs[0]?.encoding, x: { ...x, title: hostile } } };
  const { page: saved, text } = await savePage([
    { vegaSpec: unread },
    { vegaSpec: described, queryTitle: hostile },
    { vegaSpec: specs[1] },
  ]);
  const [first, ...others] = saved.querySelectorAll('section');
  expect(first?.querySelector('figure')).toBeNull();
  expect(first?.querySelector('.note')?.textContent).toContain('Showing the table instead.');
  expect(first?.querySelectorAll('tbody tr')).toHaveLength(data.length);
  expect(others.map((section) => section.querySelectorAll('figure svg').length)).toEqual([1, 1]);
  expect(saved.querySelectorAll('script')).toHaveLength(0);
  expect(text).not.toContain('<script');
  expect(others[0]?.querySelector('h3')?.textContent).toBe(hostile);
});

it('has the chart that the user has chosen', async () => {
  const { page: saved } = await savePage([{ vegaSpec: specs[1] }], async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change chart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bars' }));
    await screen.findByRole('img', { name: /^Bar chart/ });
  });
  expect(saved.querySelector('svg')?.getAttribute('aria-label')).toMatch(/^Bar chart/);
});

it('has no axe violations', async () => {
  const { page: saved } = await savePage([{ vegaSpec: specs[0] }, { vegaSpec: specs[2] }]);
  cleanup();
  const style = saved.querySelector('style') ?? '';
  const place = document.createElement('div');
  place.append(style, ...saved.body.childNodes);
  document.body.append(place);
  onTestFinished(() => place.remove());
  expect(await findAxeViolations(place)).toEqual([]);
});
