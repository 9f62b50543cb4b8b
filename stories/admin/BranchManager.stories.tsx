import type { ServiceFaults } from '@parley/local-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { BranchManager, type BranchManagerProps, BranchTree, ValidationResults } from '../../src/admin.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { brokenModel } from './support/brokenModel.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<BranchManagerProps & StageProps> = {
  title: 'Admin/Deployment/Branches',
  tags: ['!autodocs'],
  component: BranchManager,
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <BranchManager {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<BranchManagerProps & StageProps>;

export const Ready: Story = {
  name: 'On the dev mode branch',
  tags: ['autodocs'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('model/cubes/orders.yml')).toBeVisible();
  },
};

export const Production: Story = {
  name: 'The production branch is protected',
  tags: ['autodocs'],
  args: { defaultSelectedBranch: 'main' },
  async play({ canvasElement }) {
    const details = await detailsOf(canvasElement, 'main');
    await expect(await details.findByText(/is the production branch and is protected/)).toBeVisible();
    await expect(details.getByRole('checkbox', { name: 'Staging environment' })).toBeDisabled();
    await expect(details.getByRole('button', { name: /dev mode/ })).toHaveAccessibleDescription(/protected/);
  },
};

export const ReadOnly: Story = {
  name: 'Unavailable actions',
  tags: ['autodocs'],
  args: { email: 'viewer@parley.example', defaultSelectedBranch: 'loyalty-program' },
};

export const Found: Story = { name: 'Match below its parents', args: { defaultSearch: 'margin' }, tags: ['autodocs'] };

export const Started: Story = {
  name: 'Dev mode started on another branch',
  args: { defaultSelectedBranch: 'loyalty-program' },
  async play({ canvasElement }) {
    const details = await detailsOf(canvasElement, 'loyalty-program');
    await userEvent.click(await details.findByRole('button', { name: 'Move dev mode here' }));
    await expect(await details.findByRole('button', { name: 'Stop dev mode' })).toBeVisible();
    await expect(await within(canvasElement).findByRole('button', { name: /Dev mode on .*loyalty-program/ })).toBeVisible();
  },
};

export const ConfirmingStop: Story = {
  name: 'Stopping dev mode with uncommitted files',
  async play({ canvasElement }) {
    const details = await detailsOf(canvasElement, 'dev-ada');
    await details.findByText('model/cubes/orders.yml');
    await userEvent.click(details.getByRole('button', { name: 'Stop dev mode' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop dev mode with 1 uncommitted file?' });
    await expect(within(dialog).getByText('model/cubes/orders.yml')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Commit first' })).toBeVisible();
  },
};

export const Creating: Story = {
  name: 'Creating an existing branch',
  async play({ canvasElement }) {
    const dialog = await createNamed(canvasElement, 'loyalty-program');
    await expect(await dialog.findByText('A branch with this name already exists.')).toBeVisible();
  },
};

export const Created: Story = {
  name: 'Branch created',
  async play({ canvasElement }) {
    await createNamed(canvasElement, 'winter-prices');
    await expect(await within(canvasElement).findByRole('treeitem', { name: /winter-prices/, selected: true })).toBeVisible();
  },
};

export const ConfirmingDeletion: Story = {
  name: 'Deleting a branch with children',
  args: { defaultSelectedBranch: 'loyalty-program' },
  async play({ canvasElement }) {
    const dialog = await openDelete(canvasElement, 'loyalty-program');
    await expect(dialog.getByText(/branches created from it move to .*main/)).toBeVisible();
    await expect(dialog.getByText('loyalty-points')).toBeVisible();
    await expect(dialog.getByText('loyalty-tiers')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Also delete it from the repository' })).not.toBeChecked();
  },
};

export const Deleted: Story = {
  name: 'Deleted, children moved',
  args: { defaultSelectedBranch: 'loyalty-program' },
  async play({ canvasElement }) {
    const dialog = await openDelete(canvasElement, 'loyalty-program');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const tree = within(await within(canvasElement).findByRole('tree'));
    await waitFor(() => expect(tree.queryByRole('treeitem', { name: /loyalty-program/ })).toBeNull());
    await expect(tree.getByRole('treeitem', { name: /loyalty-tiers/ })).toHaveAttribute('aria-level', '2');
  },
};

export const DeletionUnknown: Story = {
  name: 'The connection broke while deleting',
  tags: ['!dev'],
  args: {
    defaultSelectedBranch: 'loyalty-tiers',
    faultsOf: (_url, _count, method) => (method === 'DELETE' ? { failOnce: [{ status: 502 }] } : undefined),
  },
  async play({ canvasElement }) {
    const dialog = await openDelete(canvasElement, 'loyalty-tiers');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText(/Couldn’t confirm what happened to/)).toBeVisible();
  },
};

export const Committed: Story = {
  name: 'Committed',
  async play({ canvasElement }) {
    const dialog = await openCommit(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Commit' }));
    const details = await detailsOf(canvasElement, 'dev-ada');
    await expect(await details.findByText('There’s nothing to commit.')).toBeVisible();
  },
};

export const MergeConflict: Story = {
  name: 'Merge conflict',
  args: { defaultSelectedBranch: 'margin-after-returns' },
  async play({ canvasElement }) {
    const dialog = await openMerge(canvasElement, { branch: 'margin-after-returns', into: 'autumn-release' });
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await dialog.findByText(/both changed these files.*Start dev mode on/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const details = await detailsOf(canvasElement, 'margin-after-returns');
    await expect(await details.findByRole('alert')).toHaveTextContent('model/cubes/order_lines.yml');
  },
};

export const MergingToProduction: Story = {
  name: 'Merging into production needs a message',
  args: { defaultSelectedBranch: 'loyalty-tiers' },
  async play({ canvasElement }) {
    const dialog = await openMerge(canvasElement, { branch: 'loyalty-tiers', into: 'main' });
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await dialog.findByText('Enter a message.')).toBeVisible();
  },
};

export const Merged: Story = {
  name: 'Merged and deleted afterwards',
  args: { defaultSelectedBranch: 'store-formats' },
  async play({ canvasElement }) {
    const dialog = await openMerge(canvasElement, { branch: 'store-formats', into: 'main' });
    await userEvent.click(dialog.getByRole('checkbox', { name: /Delete .* afterwards/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await screen.findByText(/^Merged .*store-formats.* into .*main/)).toBeVisible();
  },
};

export const PullConflict: Story = {
  name: 'Pull conflict',
  args: {
    defaultSelectedBranch: 'autumn-release',
    faultsOf: at('/pull', {
      status: 409,
      body: { error: 'The repository changed files that have uncommitted changes here: /model/cubes/stores.yml.' },
    }),
  },
  async play({ canvasElement }) {
    const details = await detailsOf(canvasElement, 'autumn-release');
    await userEvent.click(await details.findByRole('button', { name: 'Pull' }));
    await expect(await details.findByText(/stores\.yml.*then pull again/)).toBeVisible();
  },
};

export const StagingOn: Story = {
  name: 'Staging environment switched on',
  args: { defaultSelectedBranch: 'loyalty-program' },
  async play({ canvasElement }) {
    const details = await detailsOf(canvasElement, 'loyalty-program');
    await userEvent.click(await details.findByRole('checkbox', { name: 'Staging environment' }));
    await expect(await screen.findByText(/Turned on the staging environment of .*loyalty-program/)).toBeVisible();
  },
};

export const Invalid: Story = {
  name: 'Invalid model',
  args: { defaultSelectedBranch: 'loyalty-points', faultsOf: at('/validate', { status: 200, body: brokenModel }) },
  async play({ canvasElement }) {
    await validate(canvasElement, 'loyalty-points');
    await expect(await within(canvasElement).findByText('6 problems in 3 files')).toBeVisible();
  },
};

export const Outdated: Story = {
  name: 'Outdated result',
  args: { defaultSelectedBranch: 'autumn-release' },
  async play({ canvasElement }) {
    const details = await validate(canvasElement, 'autumn-release');
    await expect(await details.findByText('The model is valid')).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Pull' }));
    await expect(await details.findByText('Out of date')).toBeVisible();
  },
};

export const TreeAlone: StoryObj = {
  name: 'Tree with your own data',
  tags: ['autodocs'],
  render: () => {
    const child = { branch: { id: 2, name: 'autumn-release', parentBranch: 'main', isStagingEnvironmentEnabled: true }, children: [] };
    return (
      <div style={{ maxInlineSize: 360 }}>
        <BranchTree
          forest={[{ branch: { id: 1, name: 'main' }, children: [child] }]}
          defaultBranch="main"
          defaultExpandedIds={['main']}
          selectedId="autumn-release"
        />
      </div>
    );
  },
};

export const ResultsAlone: StoryObj = {
  name: 'Results with your own data',
  tags: ['autodocs'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ValidationResults result={brokenModel} isStale />
      <ValidationResults result={{ ...brokenModel, valid: true, errors: [], servicesCount: 12 }} />
      <ValidationResults result={{ ...brokenModel, errors: [] }} />
    </div>
  ),
};

type Failure = NonNullable<ServiceFaults['failOnce']>[number];

/** The faults of each request whose path contains this. They apply to all requests, because several can be pending at once. */
function at(path: string, failure: Failure): AdminStageProps['faultsOf'] {
  return () => ({ failOnce: [{ ...failure, path }] });
}

async function detailsOf(canvasElement: HTMLElement, branch: string) {
  return within(await within(canvasElement).findByRole('region', { name: branch }));
}

async function validate(canvasElement: HTMLElement, branch: string) {
  const details = await detailsOf(canvasElement, branch);
  await userEvent.click(await details.findByRole('button', { name: 'Run validation' }));
  return details;
}

async function createNamed(canvasElement: HTMLElement, name: string) {
  await within(canvasElement).findByRole('tree');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create branch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a branch' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
  await userEvent.click(dialog.getByRole('button', { name: 'Create branch' }));
  return dialog;
}

async function openDelete(canvasElement: HTMLElement, branch: string) {
  const details = await detailsOf(canvasElement, branch);
  await userEvent.click(await details.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await details.findByRole('menuitem', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog'));
}

async function openCommit(canvasElement: HTMLElement) {
  const details = await detailsOf(canvasElement, 'dev-ada');
  await details.findByText('model/cubes/orders.yml');
  await userEvent.click(details.getByRole('button', { name: 'Commit' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Commit to/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Message' }), { target: { value: 'Count paid orders only' } });
  return dialog;
}

async function openMerge(canvasElement: HTMLElement, { branch, into }: { branch: string; into: string }) {
  const details = await detailsOf(canvasElement, branch);
  await userEvent.click(await details.findByRole('button', { name: new RegExp(`Merge into .*${into}`) }));
  return within(await screen.findByRole('dialog', { name: /^Merge/ }));
}
