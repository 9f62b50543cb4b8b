import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { JobTray, ReportList, UserManagement } from '../../src/admin.js';
import { useDeleteReport, useJobs, useReports } from '../../src/data.js';
import { ChatPanel, useChat } from '../../src/index.js';

afterEach(() => vi.restoreAllMocks());

const parts: readonly [string, ComponentType][] = [
  ['ChatPanel', () => <ChatPanel />],
  ['ReportList', () => <ReportList deploymentId={1} />],
  ['UserManagement', () => <UserManagement />],
  ['JobTray', () => <JobTray />],
  ['useChat', () => <p>{useChat().status}</p>],
  ['useReports', () => <p>{useReports({ deploymentId: 1 }).status}</p>],
  ['useDeleteReport', () => <p>{useDeleteReport().status}</p>],
  ['useJobs', () => <p>{useJobs().runningCount}</p>],
];

it.each(parts)('%s without a provider says which one is missing, and how to add it', (_, Part) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Part />)).toThrow(
    'Parley needs a service client. Wrap your app in <ParleyProvider client={createServiceClient({ … })}>.',
  );
});
