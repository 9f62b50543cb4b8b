import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PlacementRow } from '../../../src/admin/report-placement-list/model/PlacementRow.js';
import {
  ConnectPlacement,
  PlacementTable,
  ReportPlacementFooter,
  ReportPlacementList,
  ReportPlacementListRoot,
  ReportPlacementRows,
  ReportPlacementToolbar,
  SyncBadge,
} from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { describeWidget } from '../../support/describeWidget.js';

const { wrapper: Service } = startWorld();
const ofReport = { deploymentId: 1, reportId: 139 };
const inList = ({ children }: { children: ReactNode }) => (
  <Service>
    <ReportPlacementListRoot {...ofReport}>{children}</ReportPlacementListRoot>
  </Service>
);
const row: PlacementRow = {
  key: '1',
  access: 'GRANTED',
  reportId: 1,
  deploymentId: 1,
  reportName: 'Revenue by region',
  externalWorkbookId: 'plan',
  host: 'excel',
  sheetName: 'Sales',
  anchorCell: 'B4',
  endResultCell: 'F20',
  resultLocation: 'Sales!B4',
  syncStatus: 'CHANGED',
  placedAt: '2026-01-05T09:00:00Z',
  isDetailPending: false,
};

describeWidget('ReportPlacementList', (props) => <ReportPlacementList {...ofReport} {...props} />, ReportPlacementList, {
  slot: 'report-placement-list',
  read: /^GET .*\/reports\/139$/,
  bodyOf: (count) => ({
    id: 139,
    deploymentId: 1,
    name: 'Revenue by region',
    externalWorkbookPlacements: Array.from({ length: count }, (_, index) => ({
      externalWorkbookId: 'plan',
      externalWorkbookType: 'excel',
      sheetName: `Sheet ${index}`,
      anchorCell: 'B4',
      syncStatus: 'UP_TO_DATE',
      placedAt: '2026-01-05T09:00:00Z',
    })),
  }),
});
describePart('ReportPlacementToolbar', (props) => <ReportPlacementToolbar {...props} />, {
  slot: 'toolbar',
  wrapper: inList,
  ready: () => screen.findByRole('searchbox'),
});
describePart('ReportPlacementRows', (props) => <ReportPlacementRows {...props} />, {
  slot: 'data-table',
  wrapper: inList,
  ready: () => screen.findByRole('table'),
});
describePart('ReportPlacementFooter', (props) => <ReportPlacementFooter {...props} />, {
  slot: 'list-footer',
  wrapper: inList,
  ready: () => screen.findByText(/total$/),
});
describePart('ConnectPlacement', (props) => <ConnectPlacement {...props} />, { slot: 'button', wrapper: inList });
describePart('PlacementTable', (props) => <PlacementTable subject="report" list={{ items: [row] }} {...props} />, { slot: 'data-table' });
describePart('SyncBadge', (props) => <SyncBadge status="CHANGED" {...props} />, { slot: 'status-mark' });
