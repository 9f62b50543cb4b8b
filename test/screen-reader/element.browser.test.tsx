import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../stories/element/elementFromSource.js';
import { salesQuestion } from '../chat/panel/support/salesSteps.js';
import { startService } from '../chat/panel/support/startService.js';
import { openReader } from './support/openReader.js';

it('opens the chat of a page and closes it', async () => {
  await page.viewport(1000, 900);
  const { client } = startService();
  render(
    <main>
      <a href="#shop">Shop</a>
      <parley-chat mode="launcher" client={client} starters={[salesQuestion]} />
    </main>,
  );
  const inside = () => document.querySelector('parley-chat')?.shadowRoot;
  await waitFor(() => expect(inside()?.querySelector('[aria-expanded]')).not.toBeNull());
  const reader = openReader();
  await reader.press('{Tab}');
  await reader.press('{Tab}');
  await reader.press('{Enter}', () => expect(inside()?.activeElement?.localName).toBe('textarea'));
  await reader.tabTo(/^button “How did/);
  await reader.press('{Enter}', () => expect(inside()?.querySelector('[data-slot="turn"]')).toHaveAttribute('data-state', 'done'));
  await reader.press('{Escape}', () => expect(inside()?.querySelector('[aria-expanded]')).toHaveAttribute('aria-expanded', 'false'));
  await expect(reader.transcript()).toMatchFileSnapshot('./element.txt');
});

it('opens the chat beside a page, makes it wider and closes it', async () => {
  await page.viewport(1200, 900);
  localStorage.clear();
  const { client } = startService();
  render(
    <main>
      <a href="#shop">Shop</a>
      <parley-chat mode="sidebar" client={client} starters={[salesQuestion]} />
    </main>,
  );
  const inside = () => document.querySelector('parley-chat')?.shadowRoot;
  await waitFor(() => expect(inside()?.querySelector('[data-slot="sidebar-edge"]')).not.toBeNull());
  const reader = openReader();
  await reader.press('{Tab}');
  await reader.press('{Tab}');
  await reader.press('{Enter}', () => expect(inside()?.activeElement?.localName).toBe('textarea'));
  await reader.tabTo(/“Chat width”/, { back: true });
  await reader.press('{ArrowLeft}');
  await reader.press('{Home}');
  await reader.tabTo(/^button “Close chat/);
  await reader.press('{Enter}', () => expect(inside()?.activeElement?.localName).toBe('button'));
  await expect(reader.transcript()).toMatchFileSnapshot('./sidebar.txt');
});
