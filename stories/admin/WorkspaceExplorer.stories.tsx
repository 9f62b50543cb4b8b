import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  FolderPath,
  ResourceTable,
  useWorkspaceLabels,
  WorkspaceExplorer,
  type WorkspaceExplorerProps,
  workspaceColumns,
} from '../../src/admin.js';
import type { Folder, Workbook } from '../../src/client.js';
import { workspaceItemId } from '../../src/data.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<WorkspaceExplorerProps & StageProps> = {
  title: 'Admin/Content/Workspace',
  tags: ['!autodocs'],
  component: WorkspaceExplorer,
  args: { deploymentId: 1, onWorkbookOpen: fn(), onReportOpen: fn(), onFolderChange: fn(), onDeleted: fn(), onMoved: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <WorkspaceExplorer {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<WorkspaceExplorerProps & StageProps>;

/** A deployment with few items. */
const few = { deploymentId: 2 };

export const Top: Story = {
  name: 'The whole workspace',
  tags: ['autodocs'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Daily trading')).toBeVisible();
  },
};

export const Small: Story = {
  name: 'Opening a workbook',
  args: few,
  async play({ canvasElement, args }) {
    await userEvent.click(await rowButton(canvasElement, 'Daily trading'));
    await expect(args.onWorkbookOpen).toHaveBeenCalledOnce();
  },
};

export const Deep: Story = {
  name: 'Deep in the folders',
  tags: ['autodocs'],
  args: { defaultFolderId: 6 },
  async play({ canvasElement }) {
    await rowButton(canvasElement, 'Sales plan 2026');
    const path = within(canvasElement).getByRole('navigation', { name: 'Path' });
    await expect(path).toHaveTextContent('WorkspaceFinanceBudget2026 plan');
    const row = await within(canvasElement).findByRole('treeitem', { name: '2026 plan', hidden: true });
    await expect(row).toHaveAttribute('aria-selected', 'true');
  },
};

export const Navigating: Story = {
  name: 'Into a folder and back through the breadcrumbs',
  args: few,
  async play({ canvasElement, args }) {
    await userEvent.click(await rowButton(canvasElement, 'Finance'));
    await rowButton(canvasElement, 'Monthly close');
    await waitFor(() => expect(within(canvasElement).getByText('Finance', { selector: '[aria-current]' })).toHaveFocus());
    const path = within(canvasElement).getByRole('navigation', { name: 'Path' });
    await userEvent.click(within(path).getByRole('button', { name: 'Workspace' }));
    await rowButton(canvasElement, 'Release checks');
    await expect(args.onFolderChange).toHaveBeenLastCalledWith(null);
  },
};

export const Found: Story = {
  name: 'Searching all folders',
  tags: ['autodocs'],
  args: { defaultSearch: 'revenue' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Workspace / Finance / Monthly close')).toBeVisible();
  },
};

export const NewFolder: Story = {
  name: 'New folder',
  args: few,
  async play({ canvasElement }) {
    await rowButton(canvasElement, 'Finance');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create folder' }));
    await name('Audit', 'Create folder');
    await rowButton(canvasElement, 'Audit');
    await expect(await within(canvasElement).findByRole('treeitem', { name: 'Audit', hidden: true })).toBeInTheDocument();
  },
};

export const CreateFolderFailed: Story = {
  name: 'Creating a folder failed',
  args: { ...few, faultsOf: (_url, _count, method) => (method === 'POST' ? { failOnce: [{ status: 503 }] } : undefined) },
  async play({ canvasElement }) {
    await rowButton(canvasElement, 'Finance');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create folder' }));
    await name('Audit', 'Create folder');
    await expect(await screen.findByText('Couldn’t create the folder')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Audit');
  },
};

export const Renaming: Story = {
  name: 'Renaming',
  args: few,
  async play({ canvasElement }) {
    await choose(canvasElement, 'Daily trading', 'Rename');
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Daily trading');
    await name('Daily sales', 'Rename');
    await rowButton(canvasElement, 'Daily sales');
  },
};

export const Duplicating: Story = {
  name: 'Duplicated',
  args: few,
  async play({ canvasElement }) {
    await choose(canvasElement, 'Release smoke test', 'Duplicate');
    await expect(await screen.findByText(/^Created/)).toBeVisible();
    await rowButton(canvasElement, 'Copy of Release smoke test');
  },
};

export const DuplicateFailed: Story = {
  name: 'Duplicating over the plan limit',
  args: {
    ...few,
    faultsOf: ({ pathname }) =>
      pathname.endsWith('/duplicate')
        ? { failOnce: [{ status: 400, body: { message: 'The plan allows 100 workbooks. Delete one first.' } }] }
        : undefined,
  },
  async play({ canvasElement }) {
    await choose(canvasElement, 'Release smoke test', 'Duplicate');
    await expect(await screen.findByText('The plan allows 100 workbooks. Delete one first.')).toBeVisible();
  },
};

export const IntoItself: Story = {
  name: 'Moving a folder into its own child is not allowed',
  args: few,
  async play({ canvasElement }) {
    await choose(canvasElement, 'Finance', 'Move');
    const dialog = await screen.findByRole('dialog', { name: /Move/ });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Expand Finance' }));
    const child = await within(dialog).findByRole('treeitem', { name: /^Monthly close/ });
    await expect(child).toHaveTextContent('Inside an item being moved');
    fireEvent.click(child);
    await expect(child).toHaveAttribute('aria-selected', 'false');
    await expect(within(dialog).getByRole('button', { name: 'Move' })).toBeDisabled();
  },
};

export const Moved: Story = {
  name: 'Moved several items',
  args: few,
  async play({ canvasElement, args }) {
    await select(canvasElement, 'Daily trading', 'Release smoke test');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move 2 items' });
    fireEvent.click(await within(dialog).findByRole('treeitem', { name: 'Finance' }));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Move to/ }));
    await expect(await screen.findByText(/^Moved 2 items to/)).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Daily trading' })).toBeNull());
    await expect(args.onMoved).toHaveBeenCalledOnce();
  },
};

export const ConfirmingDeletion: Story = {
  name: 'Confirming a deletion with contents',
  args: few,
  async play({ canvasElement }) {
    await select(canvasElement, 'Release checks', 'Merchandising', 'Daily trading');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 items?' });
    await expect(await within(dialog).findByText(/contains folders and won’t be deleted/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const PartlyDeleted: Story = {
  name: 'Partly deleted',
  args: few,
  async play({ canvasElement, args }) {
    await deleteThree(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '1 failed' }));
    await expect(await within(canvasElement).findByText('2 succeeded')).toBeVisible();
    await expect(within(canvasElement).getByText(/still has folders/)).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Daily trading' })).toBeNull());
    await expect(within(canvasElement).getByText('1 selected')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry failed items' }));
    // In a narrow window the outcome is a modal dialog, which hides the bar from screen readers.
    await expect(await within(canvasElement).findByRole('button', { name: '1 failed', hidden: true })).toBeVisible();
    await expect(args.onDeleted).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  name: 'Unknown outcome',
  args: { ...few, faultsOf: ({ pathname }) => (pathname.endsWith('/bulk-delete') ? { failOnce: [{ status: 504 }] } : undefined) },
  async play({ canvasElement }) {
    await deleteThree(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: '3 unknown' })).toBeVisible();
    await expect(within(canvasElement).getByText('3 selected')).toBeVisible();
  },
};

export const Vetoed: Story = {
  name: 'Deletion vetoed by the host',
  args: { ...few, onBeforeDelete: () => false, onDeleted: fn() },
  async play({ canvasElement, args }) {
    await deleteThree(canvasElement);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  name: 'Narrow',
  tags: ['autodocs'],
  args: { defaultFolderId: 1, style: { maxInlineSize: 400 } },
  async play({ canvasElement }) {
    await rowButton(canvasElement, 'Budget');
    await expect(within(canvasElement).queryByRole('tree')).toBeNull();
  },
};

export const DataOnly: StoryObj = {
  name: 'Table and breadcrumbs with your own data',
  tags: ['autodocs'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <FolderPath aria-label="Path" topLabel="Workspace" path={[{ id: 1, name: 'Finance' }]} onFolderOpen={() => undefined} />
      <ItemsOfDataAlone />
    </div>
  ),
};

function ItemsOfDataAlone() {
  const labels = useWorkspaceLabels();
  return (
    <ResourceTable
      caption={labels.caption}
      list={{ items: [folder, workbook] }}
      columns={workspaceColumns}
      labels={labels}
      context={{}}
      idOf={workspaceItemId}
      nameOf={({ name }) => name}
    />
  );
}

async function rowButton(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const table = await within(canvasElement).findByRole('table');
  return within(table).findByRole('button', { name });
}

async function choose(canvasElement: HTMLElement, item: string, act: string) {
  await userEvent.click(await rowButton(canvasElement, `Actions for ${item}`));
  await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: act }));
}

async function select(canvasElement: HTMLElement, ...names: readonly string[]) {
  for (const name of names) {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: `Select ${name}` }));
  }
}

async function name(text: string, verb: string) {
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: text } });
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
}

async function deleteThree(canvasElement: HTMLElement) {
  await select(canvasElement, 'Release checks', 'Merchandising', 'Daily trading');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 items?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 3 items' }));
}

const folder: Folder = {
  id: 2,
  name: 'Monthly close',
  type: 'FOLDER',
  deploymentId: 1,
  position: 0,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
  user: null,
};

const workbook: Workbook = {
  id: 7,
  name: 'Revenue overview',
  type: 'WORKBOOK',
  deploymentId: 1,
  meta: {},
  calculatedFields: {},
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-02-05T09:00:00Z',
  user: { id: 1, email: 'ada@parley.example', firstName: 'Ada' },
};
