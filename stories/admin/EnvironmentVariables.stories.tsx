import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { EnvironmentVariablesEditor, type EnvironmentVariablesEditorProps, useLeaveGuard, VariableTable } from '../../src/admin.js';
import { type EnvVariableItem, setEnvVariables } from '../../src/client.js';
import { useServiceClient } from '../../src/index.js';
import { Button } from '../../src/ui/button/Button.js';
import { dialogCloses } from '../support/dialogCloses.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<EnvironmentVariablesEditorProps & StageProps> = {
  title: 'Admin/Deployment/Environment variables',
  tags: ['!autodocs'],
  component: EnvironmentVariablesEditor,
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <EnvironmentVariablesEditor {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<EnvironmentVariablesEditorProps & StageProps>;

export const AllVariables: Story = {
  name: 'All variables',
  tags: ['autodocs'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Europe/Berlin')).toBeVisible();
  },
};

export const Adding: Story = {
  name: 'Adding a secret',
  async play({ canvasElement }) {
    await press(canvasElement, 'Add variable');
    await fill('Name', '2FA_TOKEN');
    await fill('Value', 'hunter2');
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    await expect(await screen.findByText(/don’t start with a digit/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('hunter2');
    await fill('Name', 'DB_PASS');
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    await expect(await screen.findByText(/already/)).toBeVisible();
    await fill('Name', 'MFA_TOKEN');
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    await expect(await within(canvasElement).findByText('New value (hidden)')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain('hunter2');
  },
};

export const KeptSecret: Story = {
  name: 'Editing without changing a hidden value',
  async play({ canvasElement }) {
    await edit(canvasElement, 'DB_PASS');
    await expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await dialogCloses();
    await expect(within(canvasElement).queryByText(/unsaved/)).toBeNull();
    await edit(canvasElement, 'DB_PASS');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Set an empty value' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await within(canvasElement).findByText('1 unsaved change')).toBeVisible();
  },
};

export const Pasting: Story = {
  name: 'Pasting a .env text',
  async play({ canvasElement }) {
    await paste(canvasElement, pastedText);
    await expect(await screen.findByText('3 new')).toBeVisible();
    await expect(screen.getByText(/^Line 8:/)).toHaveTextContent('LOG_LEVEL');
    await expect(screen.getByText(/^Line 9:/)).toHaveTextContent('missing = sign');
  },
};

export const Pasted: Story = {
  name: 'Pasted, not saved yet',
  tags: ['autodocs'],
  parameters: inFrame,
  async play({ canvasElement }) {
    await paste(canvasElement, pastedText);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 5 variables' }));
    await expect(await within(canvasElement).findByText('4 unsaved changes')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain('hunter2');
  },
};

export const Review: Story = {
  name: 'Reviewing the changes',
  tags: ['autodocs'],
  parameters: inFrame,
  async play({ canvasElement }) {
    await takeOver(canvasElement, pastedText);
    await press(canvasElement, 'Review changes');
    await expect(await screen.findByRole('button', { name: 'Save 4 changes' })).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText('LOG_LEVEL').closest('li')).toHaveTextContent('LOG_LEVELChangedBefore: infoAfter: trace');
    await expect(dialog.getByText('PRIVATE_PEM_KEY').closest('li')).toHaveTextContent('After: New value (hidden)');
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain('hunter2');
    await userEvent.click(dialog.getByRole('button', { name: 'Show secrets' }));
    await expect(await dialog.findByText(/hunter2/)).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'Saved',
  async play({ canvasElement }) {
    await takeOver(canvasElement, 'CACHE_TTL_SECONDS=60\nlegacy.flag=off');
    await press(canvasElement, 'Review changes');
    await userEvent.click(await screen.findByRole('button', { name: 'Save 2 changes' }));
    await expect(await screen.findByText('Saved 2 variables')).toBeVisible();
    await expect(within(canvasElement).queryByText(/unsaved/)).toBeNull();
    await expect(within(canvasElement).getByText('60')).toBeVisible();
    await expect(within(canvasElement).getAllByText('Hidden')).toHaveLength(3);
  },
};

export const NoChanges: Story = {
  name: 'Nothing to change',
  render: (props) => <WithColleague {...props} saves={[{ name: 'CACHE_TTL_SECONDS', value: '60' }]} />,
  async play({ canvasElement }) {
    await takeOver(canvasElement, 'CACHE_TTL_SECONDS=60');
    await press(canvasElement, 'Someone else saves');
    await within(canvasElement).findByText('Someone else has saved');
    await press(canvasElement, 'Review changes');
    await expect(await screen.findByText('No changes to save')).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  name: 'Changed by someone else',
  render: withCacheSetToFiveMinutes,
  async play({ canvasElement }) {
    await takeOver(canvasElement, 'CACHE_TTL_SECONDS=60\nNEW_ONE=1');
    await press(canvasElement, 'Someone else saves');
    await within(canvasElement).findByText('Someone else has saved');
    await press(canvasElement, 'Review changes');
    await expect(await screen.findByText('Changed by someone else')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Show secrets' })).toBeNull();
    await expect(await screen.findByText('300')).toBeVisible();
  },
};

export const KeptMine: Story = {
  name: 'Keeping mine over theirs',
  render: withCacheSetToFiveMinutes,
  async play(context) {
    await ChangedMeanwhile.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save 2 changes' }));
    await expect(await screen.findByText('Saved 2 variables')).toBeVisible();
    await expect(within(context.canvasElement).getByText('60')).toBeVisible();
  },
};

export const ChangedDuringReview: Story = {
  name: 'Changed by someone else during the review',
  render: withCacheSetToFiveMinutes,
  async play({ canvasElement }) {
    await takeOver(canvasElement, 'CACHE_TTL_SECONDS=60');
    await press(canvasElement, 'Review changes');
    const save = await screen.findByRole('button', { name: 'Save 1 change' });
    fireEvent.click(canvasElement.querySelector('[data-colleague]') ?? canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('Someone else has saved'));
    await userEvent.click(save);
    await expect(await screen.findByText(/nothing was sent/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    await expect(await screen.findByText('No changes to save')).toBeVisible();
  },
};

export const Discarding: Story = {
  name: 'Leaving with unsaved changes',
  render: (props) => <WithRouter {...props} />,
  async play({ canvasElement }) {
    await takeOver(canvasElement, 'CACHE_TTL_SECONDS=60\nNEW_ONE=1');
    await press(canvasElement, 'Go to another page');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Discard 2 unsaved changes?');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(await within(canvasElement).findByText('Still here')).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    await press(canvasElement, 'Go to another page');
    await screen.findByRole('alertdialog');
  },
};

export const DataOnly: StoryObj = {
  name: 'Table with your own data',
  tags: ['autodocs'],
  render: () => (
    <VariableTable
      list={{
        items: [
          { name: 'REGION', value: 'eu-central', state: 'added' },
          { name: 'CACHE_TTL_SECONDS', value: '60', state: 'changed' },
          { name: 'DB_PASS', value: undefined, state: 'saved' },
          { name: 'PREFIX', value: '', state: 'saved' },
        ],
      }}
    />
  ),
};

type StoryProps = EnvironmentVariablesEditorProps & StageProps;

/** A colleague whose changes do not reach this page. */
function WithColleague({ saves, email, faultsOf, ...props }: StoryProps & { saves: readonly EnvVariableItem[] }) {
  return (
    <AdminStage email={email} faultsOf={faultsOf}>
      <EnvironmentVariablesEditor {...props} />
      <Colleague deploymentId={props.deploymentId} saves={saves} />
    </AdminStage>
  );
}

function Colleague({ deploymentId, saves }: { deploymentId: number; saves: readonly EnvVariableItem[] }) {
  const client = useServiceClient();
  const [hasSaved, setSaved] = useState(false);
  return (
    <p className="parley" style={{ marginBlockStart: 32 }}>
      <Button
        data-colleague=""
        onClick={() => void setEnvVariables(client, { deploymentId, env_variables: saves }).then(() => setSaved(true))}
      >
        {hasSaved ? 'Someone else has saved' : 'Someone else saves'}
      </Button>
    </p>
  );
}

function withCacheSetToFiveMinutes(props: StoryProps) {
  return <WithColleague {...props} saves={[{ name: 'CACHE_TTL_SECONDS', value: '300' }]} />;
}

/** A host that asks the guard before navigating, as its router would. */
function WithRouter({ email, faultsOf, ...props }: StoryProps) {
  const guard = useLeaveGuard();
  const [answer, setAnswer] = useState('');
  return (
    <AdminStage email={email} faultsOf={faultsOf}>
      <p className="parley" style={{ display: 'flex', gap: 12, alignItems: 'center', marginBlock: '0 24px' }}>
        <Button onClick={() => void guard.mayLeave().then((isLeft) => setAnswer(isLeft ? 'Gone' : 'Still here'))}>
          Go to another page
        </Button>
        {answer}
      </p>
      <EnvironmentVariablesEditor {...props} leaveGuard={guard} />
    </AdminStage>
  );
}

const pastedText = `# Warehouse
export REGION=eu-central   # where it runs
PRIVATE_PEM_KEY="-----BEGIN-----
hunter2
-----END-----"
LOG_LEVEL=debug
CACHE_TTL_SECONDS=900
LOG_LEVEL='trace'
just some words
FEATURES=\`a, b\`
`;

async function press(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
}

async function edit(canvasElement: HTMLElement, name: string) {
  await press(canvasElement, `Actions for ${name}`);
  await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog');
}

async function fill(name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
}

async function paste(canvasElement: HTMLElement, text: string) {
  await press(canvasElement, 'Paste .env');
  await fill('Text', text);
}

async function takeOver(canvasElement: HTMLElement, text: string) {
  await paste(canvasElement, text);
  await userEvent.click(await screen.findByRole('button', { name: /^Import/ }));
  await dialogCloses();
}
