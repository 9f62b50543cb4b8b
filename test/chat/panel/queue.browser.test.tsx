import { waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ChatHandle } from '../../../src/index.js';
import { arabic } from '../../../src/labels.js';
import '../../../src/styles/styles.css';
import { showPanel, slot, slots } from './support/showPanel.js';

const short = 'And by store?';
const long = `And by ${'region and store and '.repeat(12)}month?`;

it.each([700, 380])('begins all waiting questions at the edge of the panel, in a window of %i px', async (width) => {
  await page.viewport(width, 700);
  const handle = createRef<ChatHandle>();
  const script = { '*': [{ kind: 'pause', until: new Promise(() => {}) } as const] };
  showPanel({ script, provider: { labels: arabic }, panel: { handle, style: { blockSize: 680 } } });
  for (const question of ['One?', short, 'وحسب المتجر؟', long]) handle.current?.ask(question).catch(() => {});
  await waitFor(() => expect(slots('queued-question')).toHaveLength(3));
  const texts = slots('queued-question').map((item) => item.querySelector<HTMLElement>('.parley-queued-text'));
  expect(texts.map((text) => text && getComputedStyle(text).direction)).toEqual(['ltr', 'rtl', 'ltr']);
  const list = slot('queue')?.querySelector('ol')?.getBoundingClientRect();
  for (const text of texts) {
    expect(text?.getBoundingClientRect().right).toBeCloseTo(list?.right ?? 0, 0);
    expect(text?.getBoundingClientRect().left).toBeGreaterThanOrEqual(list?.left ?? Infinity);
  }
  const [first, , last] = texts;
  expect(first?.scrollWidth).toBe(first?.clientWidth);
  expect(last?.scrollWidth).toBeGreaterThan(last?.clientWidth ?? Infinity);
});
