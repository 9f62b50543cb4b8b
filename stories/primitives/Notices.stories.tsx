import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare } from 'lucide-react';
import { ServiceError } from '../../src/client.js';
import { Badge } from '../../src/ui/badge/Badge.js';
import { Button } from '../../src/ui/button/Button.js';
import { EmptyState } from '../../src/ui/empty-state/EmptyState.js';
import { ErrorNotice } from '../../src/ui/errors/ErrorNotice.js';
import { ServiceErrorNotice } from '../../src/ui/errors/ServiceErrorNotice.js';
import { Skeleton } from '../../src/ui/skeleton/Skeleton.js';
import { row } from '../support/layout.js';

const meta = {
  title: 'Primitives/Notices',
  component: ErrorNotice,
  args: { kind: 'network', children: <Button size="small">Retry</Button> },
} satisfies Meta<typeof ErrorNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What happened, what to do, and one recovery action. */
export const WithRecoveryAction: Story = {};

export const WithRequestId: Story = { args: { kind: 'server', requestId: 'req_01J9ZK4T7Q' }, tags: ['!autodocs'] };

/** Counts down the wait, and keeps the disabled button in place until it ends. */
export const RateLimited: Story = {
  render: () => (
    <ServiceErrorNotice error={tooMany} title="Couldn’t refresh. This may be out of date.">
      {(isWaiting) => (
        <Button size="small" isBlocked={isWaiting}>
          Retry
        </Button>
      )}
    </ServiceErrorNotice>
  ),
};

/** Only a developer can fix it: the message of the client explains how. */
export const SetupError: Story = { render: () => <ServiceErrorNotice error={notConfigured} title="Couldn’t refresh." /> };

/** The beginning of a long text, and the rest on request. */
export const LongError: Story = {
  args: { kind: 'server', advice: 'The view “orders_by_day_and_region” is defined twice. '.repeat(40) },
  tags: ['!dev', '!autodocs'],
};

export const WithoutRecoveryAction: Story = { args: { kind: 'permission', children: undefined }, tags: ['!autodocs'] };

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={MessageSquare}
      heading="Ask your data"
      text="Ask a question in your own words. Every answer shows the query behind it."
    >
      <Button>Revenue by month</Button>
    </EmptyState>
  ),
};

export const Loading: Story = { render: () => <Skeleton lines={4} style={{ maxWidth: 480 }} /> };

/** The text has the meaning; the tint only repeats it. */
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

const tooMany = new ServiceError('rate-limited', 'Slow down.', { retryAfterMs: 90_000 });

const notConfigured = new ServiceError('validation', 'This client has no baseUrl. Give one to createServiceClient.', {
  reason: 'not-configured',
});
