import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import '../../src/element.js';
import type { ParleyChatTag } from '../../src/element.js';
import { useLabels } from '../../src/react/useLabels.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { startService } from '../../test/chat/panel/support/startService.js';
import { lastTurn, slot } from '../chat-panel/playing.js';

const starters = [salesQuestion, 'Which ten products sell best?'];

/** `<parley-chat>` with a service of its own behind it, in the language of the toolbar. */
function ServedElement(props: ParleyChatTag) {
  const { locale } = useLabels();
  const [{ client }] = useState(() => startService());
  return <parley-chat lang={locale} client={client} starters={starters} {...props} />;
}

const meta = {
  title: 'Element/parley-chat',
  tags: ['!autodocs'],
  render: (args, { globals }) => <ServedElement dir={globals.direction === 'auto' ? undefined : globals.direction} {...args} />,
  beforeEach: () => sessionStorage.clear(),
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<ParleyChatTag>;

export default meta;

type Story = StoryObj<ParleyChatTag>;

export const Inline: Story = {
  play: ({ canvasElement }) => seePanel(canvasElement),
};

export const AnAnswer: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('parley-chat')?.send(salesQuestion);
    const turn = await lastTurn(shadowOf(canvasElement), 'done');
    await waitFor(() => expect(slot(turn, 'chart')).toHaveAttribute('data-state', 'ready'));
  },
};

export const Branded: Story = {
  args: { style: { '--parley-accent': 'oklch(0.5 0.2 350)', '--parley-radius': '4px', '--parley-font': 'Georgia, serif' } as object },
  play: ({ canvasElement }) => seePanel(canvasElement),
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

export const NotSetUp: Story = {
  args: { client: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(shadowOf(canvasElement)).getByRole('alert')).toHaveTextContent('chat-url'));
  },
};

export const WithoutAToken: Story = {
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

/** What `querySelector` of Testing Library can search: the element that holds everything in the shadow root. */
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
