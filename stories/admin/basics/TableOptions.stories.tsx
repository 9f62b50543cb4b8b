import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ReportList } from '../../../src/admin.js';
import { AdminStage, neverMs } from '../support/AdminStage.js';

const meta: Meta = {
  title: 'Admin/Building blocks/Columns of a person',
  tags: ['!autodocs'],
  render: () => (
    <AdminStage>
      <ReportList deploymentId={1} pageSize={8} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj;

export const Options: Story = {
  name: 'Choosing columns',
  async play({ canvasElement }) {
    await open(canvasElement);
    await expect(boxes()).toHaveLength(6);
  },
};

export const LoadingAll: Story = {
  name: 'Loading all rows for a download',
  render: () => (
    <AdminStage faultsOf={({ searchParams }) => (searchParams.has('after') ? { delayMs: neverMs } : undefined)}>
      <ReportList deploymentId={1} pageSize={8} />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    await open(canvasElement);
    const [, loadAll] = document.querySelectorAll<HTMLElement>('.parley-table-csv > .parley-button');
    await userEvent.click(loadAll ?? canvasElement);
    await waitFor(() => expect(loadAll).toHaveAttribute('aria-busy', 'true'));
    await expect(document.querySelector('.parley-table-csv [role="status"]')).toBeVisible();
  },
};

export const Hidden: Story = {
  name: 'Hidden and moved columns',
  async play({ canvasElement }) {
    await open(canvasElement);
    const before = headers(canvasElement);
    await userEvent.click(boxes()[2] ?? canvasElement);
    const up = within(document.body)
      .getAllByRole('button')
      .filter((button) => button.closest('.parley-table-column:last-child') !== null)[0];
    await userEvent.click(up ?? canvasElement);
    await waitFor(() => expect(headers(canvasElement)).toEqual([before[0], before[1], before[4], before[3]]));
    await userEvent.keyboard('{Escape}');
  },
};

export const Compact: Story = {
  name: 'Compact rows',
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.click(boxes().at(-1) ?? canvasElement);
    await userEvent.keyboard('{Escape}');
    const row = canvasElement.querySelector('tbody tr');
    await waitFor(() => expect(row?.getBoundingClientRect().height).toBeLessThan(34));
  },
};

export const Resized: Story = {
  name: 'A wider column, by keyboard',
  async play({ canvasElement }) {
    const [border] = await within(canvasElement).findAllByRole('separator');
    const cell = border?.closest('th');
    const before = cell?.getBoundingClientRect().width ?? 0;
    border?.focus();
    const wider =
      getComputedStyle(canvasElement.querySelector('table') ?? canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(wider.repeat(4));
    await waitFor(() => expect(cell?.getBoundingClientRect().width).toBeGreaterThan(before + 50));
  },
};

async function open(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('.parley-table-options-button')).not.toBeNull());
  await userEvent.click(canvasElement.querySelector('.parley-table-options-button') ?? canvasElement);
  await within(document.body).findByRole('dialog');
}

/** One for each column, and that for compact rows. Found by their place: their words are those of the toolbar's language. */
function boxes(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.parley-table-choices input[type="checkbox"]'));
}

function headers(canvasElement: HTMLElement): readonly (string | null)[] {
  return within(canvasElement)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}
