import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ParleyChatTag } from '../../../src/element.js';
import { ChatPanel, ChatSidebar, type ChatSidebarProps, ServiceProvider } from '../../../src/index.js';
import '../../../src/styles/styles.css';
import '../../../stories/element/elementFromSource.js';
import { startService } from '../panel/support/startService.js';

beforeEach(async () => {
  await page.viewport(1200, 800);
  document.body.setAttribute('style', 'margin: 0px;');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function show(props: ChatSidebarProps = {}, dir = 'ltr') {
  const { client } = startService();
  const host = (more: ChatSidebarProps) => (
    <div dir={dir}>
      <input aria-label="Search the shop" />
      <p>{'All orders of this year, by day and by store. '.repeat(80)}</p>
      <ServiceProvider client={client}>
        <ChatSidebar {...props} {...more}>
          <ChatPanel dir={dir} />
        </ChatSidebar>
      </ServiceProvider>
    </div>
  );
  const { rerender, unmount } = render(host({}));
  return { unmount, change: (more: ChatSidebarProps) => act(async () => rerender(host(more))) };
}

const sidebar = () => document.querySelector<HTMLElement>('[data-slot="sidebar"]');
const edge = () => screen.getByRole('separator', { name: 'Chat width' });
const press = (key: string) => act(async () => void fireEvent.keyDown(edge(), { key }));
const margin = (side: 'right' | 'left' = 'right') => Number.parseFloat(getComputedStyle(document.body).getPropertyValue(`margin-${side}`));

it('pushes the body aside by its width, and restores its style when it closes or unmounts', async () => {
  document.body.setAttribute('style', 'margin-right: 8px;');
  const { change, unmount } = await show({ open: true });
  expect(margin()).toBe(408);
  expect(sidebar()?.getBoundingClientRect().width).toBe(400);
  expect(sidebar()?.getAttribute('role')).toBe('complementary');
  await change({ open: false });
  expect(document.body.getAttribute('style')).toBe('margin-right: 8px;');
  await change({ open: true, layout: 'cover' });
  expect(margin()).toBe(8);
  expect(sidebar()?.getAttribute('role')).toBe('dialog');
  expect(sidebar()?.hasAttribute('aria-modal')).toBe(false);
  await change({ open: true });
  unmount();
  expect(document.body.getAttribute('style')).toBe('margin-right: 8px;');
});

it('pushes the element that the host names', async () => {
  const pushes = document.createElement('div');
  document.body.append(pushes);
  await show({ open: true, pushes });
  expect(pushes.style.marginRight).toContain('400px');
  expect(document.body.getAttribute('style')).toBe('margin: 0px;');
  pushes.remove();
});

it('is moved by arrows, Home and End, within its limits, and remembers the width', async () => {
  const { unmount } = await show({ open: true });
  await press('ArrowLeft');
  expect(edge().getAttribute('aria-valuenow')).toBe('424');
  expect(margin()).toBe(424);
  unmount();
  await show({ open: true });
  expect(edge().getAttribute('aria-valuenow')).toBe('424');
  await press('Home');
  await press('ArrowRight');
  expect(edge().getAttribute('aria-valuenow')).toBe(edge().getAttribute('aria-valuemin'));
  await press('End');
  await press('ArrowLeft');
  expect(edge().getAttribute('aria-valuenow')).toBe(edge().getAttribute('aria-valuemax'));
});

/** Presses the edge, moves the pointer to `x` and lets go. */
const dragTo = (x: number) =>
  userEvent.dragAndDrop(edge(), document.documentElement, { sourcePosition: { x: 4, y: 300 }, targetPosition: { x, y: 200 } });
const width = () => sidebar()?.getBoundingClientRect().width;
const isUnderPointer = (x: number) => {
  const { left, right } = edge().getBoundingClientRect();
  expect(x).toBeGreaterThanOrEqual(left);
  expect(x).toBeLessThanOrEqual(right);
};

it('follows the pointer that drags its edge, within its limits, selects nothing, and remembers the width', async () => {
  const { unmount } = await show({ open: true });
  await dragTo(650);
  await waitFor(() => isUnderPointer(650));
  const dragged = width();
  expect(margin()).toBe(dragged);
  expect(edge().getAttribute('aria-valuenow')).toBe(String(dragged));
  expect(getSelection()?.toString()).toBe('');
  // The pointer has let go.
  await userEvent.hover(screen.getByRole('textbox', { name: 'Search the shop' }));
  expect(width()).toBe(dragged);
  await dragTo(1150);
  await waitFor(() => expect(width()).toBe(320));
  await dragTo(20);
  await waitFor(() => expect(width()).toBe(880));
  unmount();
  await show({ open: true });
  expect(width()).toBe(880);
});

it('follows the pointer at its other edge from right to left', async () => {
  await show({ open: true }, 'rtl');
  await dragTo(550);
  await waitFor(() => isUnderPointer(550));
  expect(margin('left')).toBe(width());
  await dragTo(1180);
  await waitFor(() => expect(width()).toBe(880));
  await dragTo(50);
  await waitFor(() => expect(width()).toBe(320));
});

it('is on the left and mirrors its keys from right to left', async () => {
  await show({ open: true }, 'rtl');
  await waitFor(() => expect(sidebar()?.getBoundingClientRect().left).toBe(0));
  expect(margin('left')).toBe(400);
  await press('ArrowRight');
  expect(edge().getAttribute('aria-valuenow')).toBe('424');
});

it('takes the focus when it opens, gives it back on Escape, and leaves it alone on a page that begins with it', async () => {
  const onOpenChange = vi.fn();
  const { change, unmount } = await show({ onOpenChange, open: false });
  screen.getByRole('textbox', { name: 'Search the shop' }).focus();
  await change({ open: true });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await change({ open: false });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search the shop' }));
  unmount();
  await show({ defaultOpen: true });
  expect(sidebar()?.contains(document.activeElement)).toBe(false);
});

const element = () => document.querySelector('parley-chat');
const find = (selector: string) => element()?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

it('fills a narrow window as a modal dialog, whose width cannot be changed', async () => {
  await page.viewport(600, 800);
  await show({ open: true });
  await waitFor(() => expect(sidebar()?.getAttribute('aria-modal')).toBe('true'));
  await waitFor(() => expect(sidebar()?.getBoundingClientRect()).toMatchObject({ left: 0, width: 600 }));
  expect(screen.queryByRole('separator')).toBeNull();
  expect(document.body.getAttribute('style')).toBe('margin: 0px;');
});

it('is a mode of the element, and becomes a launcher and a part of the page without losing its chat', async () => {
  const { client } = startService();
  const props: ParleyChatTag = { mode: 'sidebar', client };
  await act(async () => void render(<parley-chat {...props} />));
  await waitFor(() => expect(find('[role="separator"]')).not.toBeNull());
  expect(document.body.getAttribute('style')).toBe('margin: 0px;');
  const heard: string[] = [];
  element()?.addEventListener('parley-open', () => heard.push('open'));
  await act(async () => element()?.open());
  expect(heard).toEqual(['open']);
  expect(margin()).toBe(400);
  expect(find('[data-slot="panel"]')?.getAttribute('role')).toBe('complementary');
  await waitFor(() => expect(find('[data-slot="panel"]')?.getBoundingClientRect()).toMatchObject({ top: 0, right: 1200, width: 400 }));
  expect(find('[data-slot="launcher"]')?.hidden).toBe(true);
  await waitFor(() => expect(find('[data-slot="composer"]')).not.toBeNull());
  const composer = find('[data-slot="composer"]');
  await act(async () => element()?.setAttribute('sidebar-layout', 'cover'));
  expect(find('[data-slot="panel"]')?.getAttribute('role')).toBe('dialog');
  expect(document.body.getAttribute('style')).toBe('margin: 0px;');
  await act(async () => element()?.setAttribute('mode', 'inline'));
  expect(find('[data-slot="composer"]')).toBe(composer);
});
