import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ReportList } from '../../src/admin.js';
import { ParleyDevtools } from '../../src/devtools.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { AdminStage } from '../admin/support/AdminStage.js';
import { ask, lastTurn, slot } from '../chat-panel/playing.js';
import { DevtoolsStage } from './DevtoolsStage.js';
import '../../src/devtools/devtools.css';

/** Developer tools for everything the client sends and receives: lines, steps, requests, queries, replay and faults. In English only. */
const meta = {
  title: 'Developer tools',
  component: DevtoolsStage,
  parameters: { docs: { story: { inline: false, height: 620 } } },
} satisfies Meta<typeof DevtoolsStage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeTheFirstLine: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await tools(canvasElement);
    await expect(await within(canvasElement).findByText('Ask a question to see its lines.')).toBeVisible();
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await askSales(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open developer tools' }));
    await expect(await canvas.findByRole('listbox', { name: 'Raw lines' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close developer tools' }));
    await expect(canvas.getByRole('button', { name: 'Open developer tools' })).toBeVisible();
  },
};

export const RawLines: Story = {
  args: { paceMs: 4 },
  play: async ({ canvasElement }) => {
    await askSales(canvasElement);
    const rows = await within(canvasElement).findByRole('listbox', { name: 'Raw lines' });
    await userEvent.click(rows);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(within(rows).getByRole('option', { selected: true })).toHaveTextContent(salesQuestion);
    await expect(within(canvasElement).getByRole('complementary', { name: 'Details' })).toHaveTextContent('"role": "user"');
  },
};

export const LineSearch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await askSales(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search lines' }), 'serviceSqlApi');
    const rows = canvas.getByRole('listbox', { name: 'Raw lines' });
    await waitFor(() => expect(canvas.getByText(/^\d+ of \d+ lines$/)).toBeVisible());
    for (const row of within(rows).getAllByRole('option')) await expect(row.querySelector('mark')).toHaveTextContent('serviceSqlApi');
  },
};

export const StepByStep: Story = {
  play: async ({ canvasElement }) => {
    await askSales(canvasElement);
    await view(canvasElement, 'Steps');
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'First line' }));
    await expect(canvas.getByRole('slider', { name: 'Line' })).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Next line' }));
    const comparison = canvas.getByRole('region', { name: 'The thread before and after this line' });
    await expect(comparison.querySelector('tr[data-changed]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last line' }));
    await expect(comparison).not.toHaveTextContent('complete');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show unchanged' }));
    await expect(comparison).toHaveTextContent('complete');
  },
};

export const Requests: Story = {
  args: { faults: { failOnce: [{ status: 503 }] } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await view(canvasElement, 'Requests');
    const rows = await within(canvasElement).findByRole('listbox', { name: 'Requests' });
    await waitFor(() => expect(within(rows).getAllByRole('option').length).toBeGreaterThan(0));
    await userEvent.click(rows);
    await userEvent.keyboard('{Home}');
    const details = within(canvasElement).getByRole('complementary', { name: 'Details' });
    await expect(details).toHaveTextContent('[redacted]');
    await expect(details).not.toHaveTextContent('eyJ');
  },
};

export const Replay: Story = {
  play: async ({ canvasElement }) => {
    const answered = await askSales(canvasElement);
    await view(canvasElement, 'Replay');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Replay this chat' }));
    const replay = await within(canvasElement).findByRole('region', { name: 'The replayed chat' });
    const turn = await lastTurn(replay, 'done');
    await expect(slot(turn, 'answer')).toHaveTextContent(slot(answered, 'answer')?.textContent ?? 'no answer');
  },
};

export const InvalidTranscript: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await view(canvasElement, 'Replay');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no way to open a file.');
    await userEvent.upload(input, new File(['{"atMs":0,"line":"{}"}\nnonsense'], 'broken.ndjson'));
    await expect(await within(canvasElement).findByText('This file cannot be replayed')).toBeVisible();
    await expect(within(canvasElement).getByText(/Line 2 is not part of a transcript/)).toBeVisible();
  },
};

export const FaultSwitches: Story = {
  play: async ({ canvasElement }) => {
    await view(canvasElement, 'Faults');
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer 500' }));
    await expect(await canvas.findByText('1 waiting')).toBeVisible();
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'failed');
    await waitFor(() => expect(canvas.queryByText('1 waiting')).toBeNull());
  },
};

export const WidgetQueries: Story = {
  render: () => (
    <AdminStage>
      <ReportList deploymentId={1} />
      <ParleyDevtools defaultOpen />
    </AdminStage>
  ),
  play: async ({ canvasElement }) => {
    await view(canvasElement, 'Queries');
    const rows = await within(canvasElement).findByRole('listbox', { name: 'Queries in the cache' });
    await waitFor(() => expect(rows).toHaveTextContent(/reports.*(fresh|stale)/));
    await userEvent.click(within(rows).getByText(/"reports"/));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Invalidate' }));
    await view(canvasElement, 'Requests');
    await waitFor(() => expect(within(canvasElement).getAllByRole('option', { name: /reports/ }).length).toBeGreaterThan(1));
    await view(canvasElement, 'Queries');
  },
};

async function tools(canvasElement: HTMLElement): Promise<HTMLElement> {
  return within(canvasElement).findByRole('region', { name: 'Developer tools' });
}

async function view(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(await within(await tools(canvasElement)).findByRole('tab', { name }));
}

async function askSales(canvasElement: HTMLElement): Promise<HTMLElement> {
  await ask(canvasElement, salesQuestion);
  return lastTurn(canvasElement, 'done');
}
