import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SharedWorkspace, WorkbookManager, type WorkbookManagerProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<WorkbookManagerProps & StageProps> = {
  title: 'Admin/Content/Workbooks',
  component: WorkbookManager,
  args: { deploymentId: 1, pageSize: 12, onCreated: fn(), onPublished: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <WorkbookManager {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<WorkbookManagerProps & StageProps>;

export const Workbooks: Story = { name: 'Workbooks of a deployment' };

export const Changed: Story = {
  name: 'A workbook with unpublished changes',
  parameters: inFrame,
  args: { defaultOpenId: 3 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Holiday season readout' }));
    const dashboard = within(await drawer.findByRole('region', { name: 'Dashboard' }));
    await expect(dashboard.getByText('Unpublished changes')).toBeVisible();
    await expect(dashboard.getByRole('button', { name: 'Discard draft…' })).toBeEnabled();
  },
};

export const WithoutDraft: Story = {
  name: 'A workbook without a draft',
  tags: ['!autodocs'],
  args: { defaultOpenId: 4 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Untitled workbook' }));
    await expect(await drawer.findByRole('button', { name: 'Publish…' })).toHaveAccessibleDescription(/^There is no saved draft/);
  },
};

export const SlugTaken: Story = {
  name: 'Taking a slug from another workbook',
  tags: ['!autodocs'],
  args: { defaultOpenId: 4 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Untitled workbook' }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Slug' }), 'daily-trading');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await drawer.findByRole('checkbox', { name: /^Take it from .*Daily trading/ })).not.toBeChecked();
  },
};

export const Publishing: Story = {
  name: 'Publishing a dashboard that can no longer be embedded',
  tags: ['!autodocs'],
  args: { defaultOpenId: 3 },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Publish/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Allow embedding' }));
    await expect(await dialog.findByText(/^Pages that embed this dashboard/)).toBeVisible();
  },
};

export const PlanLimit: Story = {
  name: 'A plan that allows no more workbooks',
  tags: ['!autodocs'],
  args: { faultsOf: failing(400, (url) => url.pathname.endsWith('/duplicate')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions for .*Daily trading/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Duplicate' }));
    await expect((await screen.findAllByText('Your plan allows no more workbooks'))[0]).toBeVisible();
  },
};

export const Shared: StoryObj = {
  name: 'What is shared with embed users',
  render: () => (
    <AdminStage>
      <SharedWorkspace deploymentId={1} />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Marketing' }));
    await expect(await canvas.findByRole('navigation', { name: 'Path' })).toHaveTextContent('Marketing');
  },
};
