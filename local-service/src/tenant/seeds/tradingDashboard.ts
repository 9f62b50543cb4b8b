import type { DashboardConfig, DashboardWidget, ReportSnapshot, WidgetType } from '@parley/react/client';
import type { Random } from '../../random.js';
import { newPublicId } from '../workspace/publicId.js';
import { tradingReports } from './tradingReports.js';

/** A dashboard with each kind of widget: text, controls, tabs, a conversation, and reports of each kind. Its title is not part of the grid. */
export function tradingConfig(title: string): DashboardConfig {
  return {
    kind: 'CLASSIC',
    title,
    description: 'Revenue of 2025 by month, region and store.',
    layout: { rowHeight: 40, margin: [16, 16], cols: { lg: 12, md: 12, sm: 12, xs: 1, xxs: 1 } },
    settings: {},
    theme: null,
    widgets: [
      widget('TEXT', 'intro', [0, 0, 12, 1], { text: introduction }),
      widget('FILTER', 'region', [0, 1, 4, 1], {
        title: 'Region',
        member: 'sales.region',
        operator: 'equals',
        values: [],
        options: regions,
      }),
      widget('TIME_GRAIN', 'grain', [4, 1, 4, 1], {
        title: 'Group by',
        member: 'sales.ordered_at',
        granularity: 'month',
        options: ['week', 'month', 'quarter'],
      }),
      widget('FIELD', 'field', [8, 1, 4, 1], {
        title: 'Compare by',
        member: 'sales.region',
        selected: 'sales.region',
        options: [
          { value: 'sales.region', label: 'Region' },
          { value: 'sales.country', label: 'Country' },
          { value: 'sales.format', label: 'Store format' },
        ],
      }),
      chart('revenue', [0, 2, 4, 2]),
      chart('orders', [4, 2, 4, 2]),
      chart('margin', [8, 2, 4, 2]),
      chart('revenueByMonth', [0, 4, 8, 6]),
      chart('revenueByRegion', [8, 4, 4, 6]),
      widget('DIVIDER', 'line', [0, 10, 12, 1], {}),
      widget('CONTAINER', 'details', [0, 11, 12, 8], {
        title: 'Details',
        layout: 'tabs',
        tabs: [
          { id: 'stores', title: 'Stores', widgets: ['topStores', 'revenueByCountry'] },
          { id: 'flows', title: 'Categories and channels', widgets: ['categoryChannels', 'notes'] },
        ],
      }),
      chart('topStores', [0, 0, 7, 6]),
      chart('revenueByCountry', [7, 0, 5, 6]),
      chart('categoryChannels', [0, 0, 8, 6]),
      chart('notes', [8, 0, 4, 6]),
      widget('SPACER', 'space', [0, 19, 12, 1], {}),
      widget('PARENT', 'analysis', [0, 20, 12, 8], { title: 'Analysis', widgets: ['basket', 'changes'] }),
      chart('basket', [0, 0, 6, 8]),
      widget('AI', 'changes', [6, 0, 6, 8], { title: 'What changed', threadId: null, checksum: null }),
    ],
  };
}

/** The reports of the dashboard as they were when it was published. They are in no folder: their owner has deleted them since. */
export function tradingSnapshots(random: Random, versionId: number): readonly ReportSnapshot[] {
  return Object.values(tradingReports).map(({ reportId, ...report }, index) => ({
    id: versionId * 100 + index,
    reportId,
    versionNumber: 1,
    publicId: newPublicId(random),
    description: null,
    meta: null,
    periodComparisons: null,
    fillMissingRows: null,
    isSourceReport: false,
    pythonCode: null,
    preferences: null,
    spec: null,
    ...report,
  }));
}

type Cells = readonly [x: number, y: number, w: number, h: number];

function widget(type: WidgetType, id: string, [x, y, w, h]: Cells, config: DashboardWidget['config'] & object): DashboardWidget {
  return { id, type, position: { x, y, w, h }, config };
}

function chart(name: keyof typeof tradingReports, cells: Cells): DashboardWidget {
  return widget('CHART', name, cells, { reportId: tradingReports[name].reportId });
}

const introduction =
  'Net sales after discounts and **before returns**. Amounts are in euros; a year ends on 31 December. Questions go to the trading team.';
const regions = ['Asia Pacific', 'Europe', 'Latin America', 'North America'];
