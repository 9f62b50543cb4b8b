import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataModelWorkspace, type DataModelWorkspaceProps } from '../../../src/admin.js';
import { updateFiles } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { answering, expectState, failing, waiting, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<DataModelWorkspaceProps & StageProps> = {
  title: 'Admin/States/Data model workspace',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1, onError: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <DataModelWorkspace {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<DataModelWorkspaceProps & StageProps>;

const slot = 'data-model-workspace';
const states = widgetStates(slot);
const orders = 'model/cubes/orders.yml';
const isFiles = ({ pathname }: URL) => pathname.endsWith('/data-model/files');
const isWrite = (url: URL, method: string) => isFiles(url) && method === 'PUT';

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No files yet',
  args: { faultsOf: answering({ items: [], data: [] }, isFiles) },
  play: (story) => expectState(story, slot, 'empty', 'No files yet'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const Saving: Story = {
  name: 'Saving',
  args: { defaultOpenPath: orders, faultsOf: waiting(isWrite) },
  async play({ canvasElement }) {
    await typeAndSave(canvasElement);
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

export const SaveFailed: Story = {
  name: 'Failed to save, with the text kept',
  args: { defaultOpenPath: orders, faultsOf: failing(403, isWrite) },
  async play({ canvasElement, args }) {
    await typeAndSave(canvasElement);
    await expect(await screen.findByText('Couldn’t save the changes. Your text is still here.')).toBeVisible();
    await expect(within(canvasElement).getByRole('textbox', { name: `Contents of ${orders}` })).toHaveTextContent('mine');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 403 }), { widget: slot, operation: 'updateFiles' });
  },
};

let change: () => Promise<unknown> = async () => {};

export const Conflict: Story = {
  name: 'Changed by someone else',
  args: {
    defaultOpenPath: orders,
    async prepare(admin) {
      change = () => updateFiles(admin, { deploymentId: 1, branchName: 'dev-ada', files: [{ path: orders, content: 'cubes: []\n' }] });
    },
  },
  async play({ canvasElement }) {
    await type(canvasElement);
    await change();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save 1 file' }));
    await expect(await within(canvasElement).findByText('This file was changed on the branch')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Keep yours' })).toBeVisible();
  },
};

async function type(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('textbox', { name: /^Contents of/ }));
  await userEvent.keyboard('# mine');
  await within(canvasElement).findByText('1 file with unsaved changes');
}

async function typeAndSave(canvasElement: HTMLElement): Promise<void> {
  await type(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save 1 file' }));
}
