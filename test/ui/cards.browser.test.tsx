import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import '../../src/styles/styles.css';
import { EnvironmentVariablesEditor, ReportList, ReportPlacementList, UserManagement, WorkspaceExplorer } from '../../src/admin.js';
import { startWorld } from '../data/support/startWorld.js';

const widgets: readonly (readonly [name: string, widget: ReactNode])[] = [
  ['EnvironmentVariablesEditor', <EnvironmentVariablesEditor key="1" deploymentId={1} />],
  ['ReportList', <ReportList key="2" deploymentId={1} />],
  ['ReportPlacementList', <ReportPlacementList key="3" externalWorkbookId="trading-plan-2026" />],
  ['UserManagement', <UserManagement key="4" />],
  ['WorkspaceExplorer', <WorkspaceExplorer key="5" deploymentId={1} />],
];

it.each(widgets)('%s shows no column header above cards, which have no columns', async (_, widget) => {
  const { wrapper: Service } = startWorld();
  render(
    <Service>
      <div style={{ inlineSize: 312 }}>{widget}</div>
    </Service>,
  );
  const table = await screen.findByRole('table');
  await waitFor(() => expect(table.closest('[data-layout]')).toHaveAttribute('data-layout', 'cards'));
  const heads = screen.getAllByRole('columnheader').filter((head) => head.textContent !== '');
  expect(heads.length).toBeGreaterThan(1);
  expect(heads.filter((head) => head.getBoundingClientRect().width > 1).map(({ textContent }) => textContent)).toEqual([]);
  expect(heads.flatMap((head) => Array.from(head.querySelectorAll('button')))).toEqual([]);
});
