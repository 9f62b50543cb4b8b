import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BranchManager, DataModelWorkspace, type DataModelWorkspaceProps } from '../../src/admin.js';
import { listFiles, type ServiceClient, type SourceTreeNode, updateFiles } from '../../src/client.js';
import { ChatPanel } from '../../src/index.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<DataModelWorkspaceProps & StageProps> = {
  title: 'Admin/Deployment/Data model workspace',
  tags: ['!autodocs'],
  component: DataModelWorkspace,
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <DataModelWorkspace {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<DataModelWorkspaceProps & StageProps>;

const orders = 'model/cubes/orders.yml';
const lines = 'model/cubes/order_lines.yml';

const grossTakings = `      - name: gross_takings
        sql: "{CUBE}.revenue + {CUBE}.discount"
        type: sum
        format: currency
        currency: EUR
`;

export const Ready: Story = {
  name: 'On the dev mode branch',
  tags: ['autodocs'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('treeitem', { name: /orders\.yml.*Changed/ })).toBeVisible();
    await expect(within(canvasElement).getByText('No file open')).toBeVisible();
  },
};

export const Editing: Story = {
  name: 'Unsaved changes',
  tags: ['autodocs'],
  args: { defaultOpenPath: orders },
  async play({ canvasElement }) {
    await type(canvasElement, '# Checked by Ada\n');
    await expect(await within(canvasElement).findByText('1 file with unsaved changes')).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'Saved',
  args: { defaultOpenPath: orders },
  async play({ canvasElement }) {
    await type(canvasElement, '# Checked by Ada\n');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save 1 file' }));
    await expect(await screen.findByText('Saved 1 file')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByText('1 file with unsaved changes')).toBeNull());
    await expect(within(canvasElement).getByRole('textbox', { name: `Contents of ${orders}` })).toHaveTextContent('Checked by Ada');
  },
};

export const Inline: Story = {
  name: 'Differences from the last commit',
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^orders\.yml model\/cubes/ }));
    await expect(await within(canvasElement).findByText('Lines added: 1. Lines removed: 1.')).toBeVisible();
  },
};

export const SideBySide: Story = {
  name: 'Differences side by side',
  tags: ['autodocs'],
  parameters: inFrame,
  async play(story) {
    await Inline.play?.(story);
    await userEvent.click(within(story.canvasElement).getByRole('tab', { name: 'Side by side' }));
    await expect(await within(story.canvasElement).findByRole('textbox', { name: 'Last commit' })).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'Problems at their lines',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { defaultOpenPath: orders },
  async play({ canvasElement }) {
    await type(canvasElement, 'cubes: [\n');
    await expect((await within(canvasElement).findAllByText('This line can’t be read.'))[0]).toBeVisible();
  },
};

export const Production: Story = {
  name: 'The production branch is read-only',
  tags: ['autodocs'],
  args: { defaultBranchName: 'main', defaultOpenPath: orders },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('textbox', { name: `Contents of ${orders}` })).toHaveAttribute(
      'aria-readonly',
      'true',
    );
    await expect(within(canvasElement).getByRole('button', { name: 'Create file' })).toHaveAccessibleDescription(/Your dev mode is on/);
  },
};

export const DevModeMoved: Story = {
  name: 'Dev mode moved to another branch',
  args: { defaultBranchName: 'loyalty-program' },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Move dev mode here' }));
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Create file' })).toBeEnabled());
  },
};

export const Creating: Story = {
  name: 'Creating a file at an existing path',
  async play({ canvasElement }) {
    const dialog = await create(canvasElement, orders);
    await expect(await dialog.findByText('A file or folder already exists at this path.')).toBeVisible();
  },
};

export const Created: Story = {
  name: 'File created',
  async play({ canvasElement }) {
    await create(canvasElement, 'model/cubes/returns.yml');
    await expect(await within(canvasElement).findByRole('treeitem', { name: /returns\.yml.*New/, selected: true })).toBeVisible();
  },
};

export const Deleting: Story = {
  name: 'Deleting a folder',
  async play({ canvasElement }) {
    const dialog = await choose(canvasElement, /^cubes/, 'Delete');
    await expect(dialog.getByText(/The folder contains \d+ files/)).toBeVisible();
  },
};

export const Moving: Story = {
  name: 'Renaming a file',
  async play({ canvasElement }) {
    const dialog = await choose(canvasElement, /^order_lines\.yml/, 'Rename or move');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'New path' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'New path' }), 'model/cubes/lines.yml');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expect(await within(canvasElement).findByRole('treeitem', { name: /^lines\.yml/ })).toBeVisible();
  },
};

export const Comparing: Story = {
  name: 'Folder compared with the branch',
  async play({ canvasElement }) {
    const dialog = await chooseFolder(canvasElement);
    await expect(await dialog.findByText('Only on the branch (11)')).toBeVisible();
    await expect(dialog.getByText('Changed (1)')).toBeVisible();
    await expect(dialog.getByText('Kept on the branch (1)')).toBeVisible();
    const box = () => dialog.getByRole('checkbox', { name: 'Delete the 11 files that aren’t in the folder' });
    await expect(box()).not.toBeChecked();
    await userEvent.click(box());
    await expect(dialog.getByRole('button', { name: 'To be deleted (11)' })).toBeVisible();
    await upload(Object.assign(new File([''], 'locked.yml'), { arrayBuffer: () => Promise.reject(new Error('denied')) }));
    await expect(await dialog.findByText('Couldn’t be read (1)')).toBeVisible();
    await expect(box()).not.toBeChecked();
    await expect(box()).toBeDisabled();
    await expect(box()).toHaveAccessibleDescription('The folder couldn’t be read in full, so nothing can be deleted.');
  },
};

export const Uploaded: Story = {
  name: 'Folder uploaded',
  async play({ canvasElement }) {
    const dialog = await chooseFolder(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Upload 2 files' }));
    await expect(await dialog.findByText('Uploaded 2 files')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await within(canvasElement).findByRole('treeitem', { name: /returns\.yml.*New/ })).toBeVisible();
    await expect(within(canvasElement).getByRole('treeitem', { name: /order_lines\.yml/ })).toBeVisible();
  },
};

export const Asked: Story = {
  name: 'Questions about a measure before it is committed',
  tags: ['autodocs'],
  args: { defaultOpenPath: lines, hasChat: true, prepare: addMeasure },
  render: ({ hasChat, prepare, ...props }) => (
    <AdminStage hasChat={hasChat} prepare={prepare}>
      <DataModelWorkspace {...props} />
      <div style={{ blockSize: 640 }}>
        <ChatPanel heading="Ask dev-ada" branch="dev-ada" starters={['Gross takings by region in 2025']} />
      </div>
    </AdminStage>
  ),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('treeitem', { name: /order_lines\.yml.*Changed/ })).toBeVisible();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Gross takings by region in 2025' }));
    const answer = await within(canvasElement).findAllByText(/has the highest gross takings/, undefined, { timeout: 30_000 });
    await expect(answer[0]).toBeVisible();
  },
};

export const WithBranches: Story = {
  name: 'Below the branch manager',
  tags: ['autodocs'],
  args: { head: <BranchManager deploymentId={1} /> },
};

async function addMeasure(admin: ServiceClient): Promise<void> {
  const { items } = await listFiles(admin, { deploymentId: 1, branchName: 'dev-ada', withContent: true });
  const content = contentAt(items, `/${lines}`)?.replace('    measures:\n', `    measures:\n${grossTakings}`) ?? '';
  await updateFiles(admin, { deploymentId: 1, branchName: 'dev-ada', files: [{ path: lines, content }] });
}

function contentAt(nodes: readonly SourceTreeNode[], path: string): string | undefined {
  for (const node of nodes) {
    const content = node.path === path ? node.content : contentAt(node.children ?? [], path);
    if (content !== undefined) return content;
  }
  return undefined;
}

async function type(canvasElement: HTMLElement, text: string): Promise<void> {
  const field = await within(canvasElement).findByRole('textbox', { name: /^Contents of/ });
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await userEvent.keyboard(text.replaceAll('[', '[[').replaceAll('\n', '{Enter}'));
}

async function create(canvasElement: HTMLElement, path: string) {
  await within(canvasElement).findByRole('tree', { name: 'Files of the data model' });
  const button = within(canvasElement).getByRole('button', { name: 'Create file' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'New file' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Path' }), path);
  await userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  return dialog;
}

async function choose(canvasElement: HTMLElement, name: RegExp, action: string) {
  const row = await within(canvasElement).findByRole('treeitem', { name });
  // Without a pointer over it, a row shows its menu while it has the focus.
  row.focus();
  await userEvent.click(await within(row).findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await waitFor(() => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog')));
}

async function chooseFolder(canvasElement: HTMLElement) {
  const button = await within(canvasElement).findByRole('button', { name: 'Upload folder' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: /Upload a folder to/ }));
  await upload();
  return dialog;
}

async function upload(...others: readonly File[]): Promise<void> {
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for a folder.');
  await userEvent.upload(input, [new File(['# Sales\n'], 'README.md'), new File(['cubes: []\n'], 'returns.yml'), ...others]);
}
