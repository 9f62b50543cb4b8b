import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ParleyChatTag } from '../../src/element.js';
import '../../stories/element/elementFromSource.js';
import { startService } from '../chat/panel/support/startService.js';

const element = () => document.querySelector('parley-chat');
const find = (selector: string) => element()?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const line = () => find('[data-slot="disclaimer"]');

async function show(props: ParleyChatTag = {}) {
  const { client } = startService();
  // The element suspends while it loads.
  await act(async () => void render(<parley-chat client={client} style={{ display: 'block', blockSize: 700 }} {...props} />));
  await waitFor(() => expect(find('[data-slot="composer"]')).not.toBeNull());
}

it('takes the words and the page of the line from attributes, as they change, and removes it with "false"', async () => {
  await show();
  expect(line()?.textContent).toContain('AI can make mistakes');
  await act(async () => element()?.setAttribute('disclaimer', 'An AI answers.'));
  expect(line()?.textContent?.trim()).toBe('An AI answers.');
  await act(async () => element()?.setAttribute('disclaimer-href', '/ai'));
  expect(line()?.querySelector('a')?.getAttribute('href')).toBe('/ai');
  await act(async () => element()?.setAttribute('disclaimer', 'false'));
  expect(line()).toBeNull();
});

it.each<[ParleyChatTag, string | undefined]>([
  [{ disclaimer: false }, undefined],
  [{ disclaimer: { text: 'An AI answers.', href: '/ai', linkText: 'Our policy' } }, 'An AI answers. Our policy'],
  [{ disclaimer: 'An AI answers.', 'disclaimer-href': '/ai' }, 'An AI answers.'],
])('takes %j from frameworks', async (props, text) => {
  await show(props);
  expect(line()?.textContent?.trim()).toBe(text);
  expect(line()?.querySelector('a')?.getAttribute('href')).toBe(text && '/ai');
});
