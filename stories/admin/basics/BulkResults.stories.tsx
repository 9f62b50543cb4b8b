import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BulkResult } from '../../../src/admin.js';
import { readBulkUserAction, useBulkAction, useBulkUserAction } from '../../../src/data.js';
import { Button } from '../../../src/ui/button/Button.js';
import { AdminStage, type AdminStageProps, neverMs } from '../support/AdminStage.js';

const meta = {
  title: 'Admin/Building blocks/Bulk results',
  tags: ['!autodocs'],
  render: (args) => <AdminStage {...args} />,
  args: { children: <Deactivate userIds={[3, 4, 5, 7]} /> },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="bulk-result"]')).not.toBeNull());
  },
} satisfies Meta<AdminStageProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Succeeded: Story = {};

export const Running: Story = {
  args: { faultsOf: ({ pathname }, count) => (pathname.endsWith('/bulk') && count === 1 ? { delayMs: neverMs } : undefined) },
};

export const SomeFailed: Story = { args: { children: <Deactivate userIds={[1, 3, 4, 99_998, 99_999]} /> } };

export const Unknown: Story = {
  name: 'Some with an unknown outcome',
  args: { faultsOf: ({ pathname }, count) => (pathname.endsWith('/bulk') && count === 1 ? { failOnce: [{ status: 502 }] } : undefined) },
};

function Deactivate({ userIds }: { userIds: readonly number[] }) {
  const { mutateAsync } = useBulkUserAction();
  const bulk = useBulkAction<number, number>({
    run: (ids) => mutateAsync({ action: 'DEACTIVATE', userIds: ids }).then(readBulkUserAction),
    idOf: (id) => id,
    chunkSize: userIds.length > 4 ? 5 : 1,
  });
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button onClick={() => void bulk.run(userIds)}>Deactivate</Button>
      <BulkResult bulk={bulk} nameOf={(id) => `User ${id}`} style={{ inlineSize: '100%' }} />
    </div>
  );
}
