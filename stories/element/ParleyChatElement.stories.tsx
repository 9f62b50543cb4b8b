import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { useLabels } from '../../src/chat/hooks/useLabels.js';
import type { ParleyChatTag } from '../../src/element.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { startService, type TestServiceOptions } from '../../test/chat/panel/support/startService.js';
import { lastTurn, slot } from '../chat-panel/playing.js';
import './elementFromSource.js';

const starters = [salesQuestion, 'Which ten products sell best?'];

/** `<parley-chat>` with its own service, in the language of the toolbar. */
function ServedElement({ script, ...props }: ParleyChatTag & Pick<TestServiceOptions, 'script'>) {
  const { locale } = useLabels();
  const [{ client }] = useState(() => startService(script && { script }));
  return <parley-chat lang={locale} client={client} starters={starters} {...props} />;
}

const meta = {
  title: 'Element/parley-chat',
  tags: ['!autodocs'],
  render: (args, { globals, parameters }) => (
    <ServedElement dir={globals.direction === 'auto' ? undefined : globals.direction} script={parameters.script} {...args} />
  ),
  beforeEach: () => sessionStorage.clear(),
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<ParleyChatTag>;

export default meta;

type Story = StoryObj<ParleyChatTag>;

export const Inline: Story = {
  play: ({ canvasElement }) => seePanel(canvasElement),
};

export const Answer: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('parley-chat')?.send(salesQuestion);
    const turn = await lastTurn(shadowOf(canvasElement), 'done');
    // The answer is taller than the element, and a chart is drawn when it comes near.
    slot(turn, 'chart')?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(slot(turn, 'chart')).toHaveAttribute('data-state', 'ready'));
    // The styles of results are in the shadow root.
    await expect(getComputedStyle(within(turn).getByRole('tab', { name: 'Chart' })).minBlockSize).toBe('24px');
  },
};

export const Branded: Story = {
  args: { style: { '--parley-accent': 'oklch(0.5 0.2 350)', '--parley-radius': '4px', '--parley-font': 'Georgia, serif' } as object },
  play: ({ canvasElement }) => seePanel(canvasElement),
};

export const OwnLabels: Story = {
  args: { labels: { chat: { heading: 'Warehouse' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(shadowOf(canvasElement), 'thread-header')).toHaveTextContent('Warehouse'));
  },
};

const plainButton = { inlineSize: 32, blockSize: 32, border: 0, borderRadius: 8, background: 'none', color: 'inherit', font: 'inherit' };

const linked = { kind: 'answer', text: 'All figures are on [the dashboard](/dashboards/7).' } as const;

/** The quota is used up, and the host offers a way out. */
export const QuotaUsedUp: Story = {
  args: {
    quota: { used: 20, limit: 20, period: 'day' },
    children: (
      <a slot="quota-action" href="#plans">
        See plans
      </a>
    ),
  },
  parameters: { script: { '*': [{ kind: 'refuse', status: 402, body: { error: 'All questions of today are used.' } }] } },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('parley-chat');
    await waitFor(() => expect(slot(shadowOf(canvasElement), 'quota')).toHaveAttribute('data-state', 'reached'));
    element?.send(salesQuestion);
    await lastTurn(shadowOf(canvasElement), 'failed');
    const notice = slot(shadowOf(canvasElement), 'error');
    await expect(notice).toHaveAttribute('data-reason', 'quota');
    const box = notice?.getBoundingClientRect();
    const link = element?.querySelector('a')?.getBoundingClientRect();
    await expect(link?.top).toBeGreaterThan(box?.top ?? Infinity);
    await expect(link?.bottom).toBeLessThan(box?.bottom ?? 0);
  },
};

/** The page adds buttons and context, and hears of ratings and links. */
export const OpenToThePage: Story = {
  args: {
    feedback: true,
    context: { page: 'Dashboard 7' },
    linkFor: (path) => `/app${path}`,
    threads: [{ chatId: 'stock', title: 'Stock in May' }],
    children: (
      <>
        <button slot="composer-start" type="button" aria-label="Attach a file" style={plainButton}>
          +
        </button>
        <button slot="composer-end" type="button" aria-label="Dictate" style={plainButton}>
          ●
        </button>
      </>
    ),
  },
  parameters: { script: { '*': [linked] } },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('parley-chat');
    const heard: unknown[] = [];
    element?.addEventListener('parley-feedback', ({ detail }) => heard.push(detail.rating));
    element?.addEventListener('parley-link', (event) => {
      event.preventDefault();
      heard.push(event.detail.url);
    });
    await waitFor(() => expect(slot(shadowOf(canvasElement), 'composer')).toBeVisible());
    const field = slot(shadowOf(canvasElement), 'composer-field');
    for (const child of element?.children ?? []) {
      const { left, right } = child.getBoundingClientRect();
      const box = field?.getBoundingClientRect();
      await expect(left).toBeGreaterThan(box?.left ?? Infinity);
      await expect(right).toBeLessThan(box?.right ?? 0);
    }
    element?.send(salesQuestion);
    const turn = await lastTurn(shadowOf(canvasElement), 'done');
    await expect(slot(turn, 'question')).not.toHaveTextContent('Dashboard 7');
    const link = within(turn).getByRole('link');
    await expect(link).toHaveAttribute('href', '/app/dashboards/7');
    link.click();
    turn.querySelector<HTMLElement>('[data-slot="turn-actions"] [aria-pressed]')?.click();
    await expect(heard).toEqual(['/app/dashboards/7', 'good']);
  },
};

export const Launcher: Story = {
  args: { mode: 'launcher' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(launcherOf(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const LauncherOpened: Story = {
  args: { mode: 'launcher' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(launcherOf(canvasElement)).toBeVisible());
    launcherOf(canvasElement).click();
    await waitFor(() => expect(slot(shadowOf(canvasElement), 'composer')).toBeVisible());
  },
};

/** It makes room beside the page. Its edge is moved by keys and the pointer. */
export const Sidebar: Story = {
  args: { mode: 'sidebar' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(launcherOf(canvasElement)).toBeVisible());
    launcherOf(canvasElement).click();
    const panel = slot(shadowOf(canvasElement), 'panel');
    await waitFor(() => expect(slot(shadowOf(canvasElement), 'composer')).toBeVisible());
    const isSheet = matchMedia('(max-width: 640px)').matches;
    await waitFor(() => expect(panel).toHaveAttribute('role', isSheet ? 'dialog' : 'complementary'));
    const edge = slot(shadowOf(canvasElement), 'sidebar-edge');
    if (edge === null) return;
    fireEvent.keyDown(edge, { key: 'Home' });
    await waitFor(() => expect(panel?.getBoundingClientRect().width).toBe(320));
    // At the end of the lines, beside the page.
    const isRtl = getComputedStyle(edge).direction === 'rtl';
    await waitFor(() =>
      expect(panel?.getBoundingClientRect()[isRtl ? 'left' : 'right']).toBe(isRtl ? 0 : document.documentElement.clientWidth),
    );
    await expect(document.body.style.getPropertyValue(isRtl ? 'margin-left' : 'margin-right')).toContain('320px');
  },
};

export const NotSetUp: Story = {
  args: { client: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(shadowOf(canvasElement)).getByRole('alert')).toHaveTextContent('chat-url'));
  },
};

export const WaitingForToken: Story = {
  args: {
    client: undefined,
    'chat-url': 'https://service.example/api/v1/public/acme/agents/7/chat/stream-chat-state',
    getToken: () => Promise.reject(new Error('The session is over.')),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(shadowOf(canvasElement), 'error')).toHaveAttribute('data-kind', 'authentication'));
  },
};

async function seePanel(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(slot(shadowOf(canvasElement), 'chat-panel')).toBeVisible());
}

/** The element around everything in the shadow root, which Testing Library can search. */
function shadowOf(canvasElement: HTMLElement): HTMLElement {
  const content = canvasElement.querySelector('parley-chat')?.shadowRoot?.querySelector<HTMLElement>('.parley-element');
  if (content == null) throw new Error('The element has rendered nothing yet.');
  return content;
}

function launcherOf(canvasElement: HTMLElement): HTMLElement {
  const launcher = slot(shadowOf(canvasElement), 'launcher');
  if (launcher === null) throw new Error('There is no launcher.');
  return launcher;
}
