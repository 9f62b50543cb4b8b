import { render, waitFor } from '@testing-library/react';
import { type CSSProperties, type ReactNode, StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { ChatPanel } from '../../../src/chat/panel/ChatPanel.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { memoryStorage } from './support/memoryStorage.js';
import { message, slot, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

const aLongAnswer = Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1} of the answer.`).join('\n\n');

const box = (style: CSSProperties, before?: ReactNode) => ({ style, before });
const neighbour = <p style={{ flex: 'none', margin: 0, blockSize: 80 }}>Beside the chat</p>;

const parents = {
  'no height': box({}),
  'an automatic height in a row': box({ display: 'flex' }),
  'a minimum height': box({ minBlockSize: 200 }),
  'a fixed height': box({ blockSize: 520 }),
  'a low fixed height': box({ blockSize: 260 }),
  'a maximum height': box({ maxBlockSize: 300 }),
  'a percentage of the window': box({ blockSize: '100vh' }),
  'a percentage of nothing': box({ blockSize: '100%' }),
  'a flex column with a height': box({ display: 'flex', flexDirection: 'column', blockSize: 520 }, neighbour),
  'a flex column without one': box({ display: 'flex', flexDirection: 'column' }, neighbour),
  'a grid with a height': box({ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: 520 }, neighbour),
  'a grid without one': box({ display: 'grid' }, neighbour),
  'a grid of minimum rows': box({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', blockSize: 520 }),
};

const fixed = new Set([
  'a fixed height',
  'a low fixed height',
  'a maximum height',
  'a percentage of the window',
  'a flex column with a height',
  'a grid with a height',
  'a grid of minimum rows',
]);

function showIn({ style, before }: ReturnType<typeof box>) {
  const { client } = startService({ script: { '*': [{ kind: 'answer', text: aLongAnswer }] } });
  render(
    <StrictMode>
      <div data-testid="parent" style={{ inlineSize: 480, ...style }}>
        {before}
        <ServiceProvider client={client} storage={memoryStorage()}>
          <ChatPanel />
        </ServiceProvider>
      </div>
    </StrictMode>,
  );
}

afterEach(() => vi.restoreAllMocks());

const rectOf = (element: Element | undefined) => (element ?? document.body).getBoundingClientRect();
const parent = () => document.querySelector('[data-testid="parent"]') ?? document.body;

it.each(Object.entries(parents))('shows the answer and the composer in a parent of %s', async (name, options) => {
  await page.viewport(800, 640);
  showIn(options);
  await userEvent.fill(message(), 'How did sales do?');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  const list = slot('turn-list') ?? document.body;
  expect(list.clientHeight).toBeGreaterThan(100);
  // The conversation scrolls; the panel does not grow with it, and the composer stays inside.
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  expect(rectOf(slot('composer')).bottom).toBeLessThanOrEqual(rectOf(slot('chat-panel')).bottom + 1);
  expect(rectOf(slot('chat-panel')).height).toBeLessThanOrEqual(640);
  if (fixed.has(name)) expect(Math.abs(rectOf(slot('chat-panel')).bottom - parent().getBoundingClientRect().bottom)).toBeLessThanOrEqual(1);
});

it('warns once, in development, if the conversation has no height', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  showIn(box({ blockSize: 0 }));
  showIn(box({ blockSize: 60 }));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([[expect.stringContaining('the conversation is 0 px high')]]);
});
