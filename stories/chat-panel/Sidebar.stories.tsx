import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ChatSidebar, type ChatSidebarProps } from '../../src/chat/frame/ChatSidebar.js';
import { useLabels } from '../../src/chat/hooks/useLabels.js';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import { ServiceProvider } from '../../src/provider/ServiceProvider.js';
import { memoryStorage } from '../../test/chat/panel/support/memoryStorage.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { startService } from '../../test/chat/panel/support/startService.js';
import { slot } from './playing.js';

/** A page beside the chat. */
function PageWithSidebar(props: ChatSidebarProps) {
  const labels = useLabels();
  const [{ client }] = useState(() => startService());
  const [storage] = useState(memoryStorage);
  return (
    <>
      <main style={{ padding: 24, maxInlineSize: 720 }}>
        <h1 style={{ marginBlockStart: 0, fontSize: 20 }}>Orders</h1>
        <p>This page has its own content, which stays usable beside the chat.</p>
        <input aria-label="Find an order" />
      </main>
      <ServiceProvider client={client} labels={labels} storage={storage}>
        <ChatSidebar {...props}>
          <ChatPanel starters={[salesQuestion, 'Which ten products sell best?']} />
        </ChatSidebar>
      </ServiceProvider>
    </>
  );
}

/** A chat over the whole height of the window. */
const meta = {
  title: 'Chat/Sidebar',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => <PageWithSidebar {...args} />,
} satisfies Meta<ChatSidebarProps>;

export default meta;

type Story = StoryObj<ChatSidebarProps>;

const isNarrow = () => matchMedia('(max-width: 640px)').matches;

/** It makes room beside the page, and gives it back when it closes. */
export const Push: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = document.body.getAttribute('style');
    await userEvent.click(canvas.getByRole('button', { name: /./ }));
    await waitFor(() => expect(slot(canvasElement, 'composer')).toBeVisible());
    await waitFor(() => expect(slot(canvasElement, 'sidebar')).toContainElement(document.activeElement as HTMLElement));
    if (!isNarrow()) await expect(slot(canvasElement, 'sidebar')).toHaveAttribute('role', 'complementary');
    await userEvent.keyboard('{Escape}');
    await expect(slot(canvasElement, 'sidebar')).not.toBeVisible();
    await expect(document.body.getAttribute('style')).toBe(before);
    await expect(slot(canvasElement, 'launcher')).toHaveFocus();
  },
};

/** The edge is moved by keys. */
export const Resized: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const edge = slot(canvasElement, 'sidebar-edge');
    if (edge === null) return;
    edge.focus();
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '320');
    await userEvent.keyboard('{End}');
    await expect(edge.getAttribute('aria-valuenow')).toBe(edge.getAttribute('aria-valuemax'));
    fireEvent.keyDown(edge, { key: 'Home' });
    await expect(slot(canvasElement, 'sidebar')?.getBoundingClientRect().width).toBe(320);
  },
};

export const Cover: Story = {
  args: { defaultOpen: true, layout: 'cover', launcher: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'sidebar')).toHaveAttribute('role', 'dialog'));
    await expect(slot(canvasElement, 'sidebar')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** It is at the end of the lines, which is the left in Arabic. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { language: 'ar', direction: 'auto' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'composer')).toBeVisible());
    const sidebar = slot(canvasElement, 'sidebar');
    await waitFor(() => expect(sidebar?.getBoundingClientRect().left).toBe(0));
    const edge = slot(canvasElement, 'sidebar-edge');
    if (edge === null) return;
    await expect(document.body.style.getPropertyValue('margin-left')).toContain(`${sidebar?.getBoundingClientRect().width}px`);
    await expect(edge.getBoundingClientRect().right).toBeCloseTo(sidebar?.getBoundingClientRect().right ?? 0, -1);
    const before = Number(edge.getAttribute('aria-valuenow'));
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 24));
  },
};
