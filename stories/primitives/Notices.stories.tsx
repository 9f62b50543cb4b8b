import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare } from 'lucide-react';
import { Badge } from '../../src/components/primitives/Badge.js';
import { Button } from '../../src/components/primitives/Button.js';
import { EmptyState } from '../../src/components/primitives/EmptyState.js';
import { ErrorNotice } from '../../src/components/primitives/ErrorNotice.js';
import { Skeleton } from '../../src/components/primitives/Skeleton.js';
import { row } from '../support/layout.js';

const meta = {
  title: 'Primitives/Notices',
  component: ErrorNotice,
  args: { kind: 'network', children: <Button size="small">Retry</Button> },
} satisfies Meta<typeof ErrorNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What happened, what to do, and one way out. */
export const ErrorWithWayOut: Story = {};

export const ErrorToReport: Story = { args: { kind: 'server', requestId: 'req_01J9ZK4T7Q' } };

export const ErrorWithoutWayOut: Story = { args: { kind: 'permission', children: undefined } };

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<MessageSquare aria-hidden="true" size={24} strokeWidth={1.5} />}
      heading="Ask your data"
      text="Ask a question in your own words. Every answer shows the query behind it."
    >
      <Button>Revenue by month</Button>
    </EmptyState>
  ),
};

export const Loading: Story = { render: () => <Skeleton lines={4} style={{ maxWidth: 480 }} /> };

/** Always a word; the tint only repeats it. */
export const Badges: Story = {
  render: () =>
    row(
      <Badge>Draft</Badge>,
      <Badge tone="accent">Branch pricing</Badge>,
      <Badge tone="success">Up to date</Badge>,
      <Badge tone="warning">Stale</Badge>,
      <Badge tone="danger">Failed</Badge>,
    ),
};
