import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { createWidget, OidcTokenConfigs, type OidcTokenConfigsProps, WidgetBoundary } from '../../../src/admin.js';
import type { OidcTokenConfig } from '../../../src/client.js';
import { AdminStage } from '../support/AdminStage.js';

const meta: Meta<OidcTokenConfigsProps> = {
  title: 'Admin/Building blocks/What cannot be displayed',
  component: OidcTokenConfigs,
  args: { onError: fn() },
  render: (props) => (
    <AdminStage>
      <OidcTokenConfigs {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<OidcTokenConfigsProps>;

export const Value: Story = {
  name: 'A value of one record',
  args: { columns: (defaults) => [...defaults, { id: 'own', header: () => 'Team', cell: teamOf }] },
  async play({ canvasElement, args }) {
    await within(canvasElement).findByText('Couldn’t be displayed');
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

export const Widget: Story = {
  name: 'A whole widget',
  render: () => (
    <AdminStage>
      <WidgetBoundary name="sales-overview">
        <Broken />
      </WidgetBoundary>
    </AdminStage>
  ),
  async play({ canvasElement }) {
    const retry = await within(canvasElement).findByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await within(canvasElement).findByText('This section couldn’t be displayed.');
  },
};

export const OwnNotice: Story = {
  name: 'A notice of the host',
  args: {
    columns: Value.args?.columns,
    renderFailure: ({ part }) => <em>No {part}</em>,
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('No value');
  },
};

export const OpenDialog: Story = {
  name: 'A dialog',
  tags: ['!autodocs'],
  render: () => (
    <AdminStage>
      <asker.Root defaultDialog={{ kind: 'ask' }}>
        <asker.DialogOf kind="ask">{() => <Broken />}</asker.DialogOf>
      </asker.Root>
    </AdminStage>
  ),
  async play() {
    await screen.findByRole('dialog', { name: 'This dialog couldn’t be displayed' });
    await screen.findByRole('button', { name: 'Retry' });
  },
};

function teamOf({ id }: OidcTokenConfig): ReactNode {
  if (id === 1) throw new Error('This record has no team.');
  return 'Analytics';
}

function Broken(): never {
  throw new Error('A record of a new kind.');
}

const asker = createWidget<object, object, { kind: 'ask' }>({
  name: 'asker',
  root: 'AskerRoot',
  options: {},
  useModel: () => ({}),
  stateOf: () => 'ready',
});
