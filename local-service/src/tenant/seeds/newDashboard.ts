import type { Dashboard, DashboardConfig, DashboardWidget, WidgetType } from '@parley/react/client';
import type { Random } from '../../random.js';
import { newPublicId } from '../workspace/publicId.js';

/** A published dashboard of a seeded workbook, its charts still without reports. */
export function newDashboard(random: Random, { deploymentId, title, versionId }: NewDashboard): Omit<Dashboard, 'workbookId'> {
  return {
    id: versionId,
    publicId: newPublicId(random),
    deploymentId,
    status: 'published',
    // Most are embedded, the first one for certain.
    allowEmbed: versionId % 5 !== 0,
    config: newConfig(random, title),
    versionNumber: 1,
    versionId,
    reportSnapshots: [],
    title,
    description: null,
    createdBy: 1,
    fromSharedWorkspace: false,
    restrictDataDownload: false,
    useBoardDashboards: true,
  };
}

export function newConfig(random: Random, title: string): DashboardConfig {
  const firstTitle = random.between(0, chartTitles.length - 1);
  const charts = Array.from({ length: random.between(2, 4) }, (_, index) =>
    newWidget('CHART', index, { title: chartTitles[(firstTitle + index) % chartTitles.length] }),
  );
  const widgets = [
    newWidget('TEXT', 0, { text: `# ${title}` }),
    newWidget('FILTER', 0, { member: 'sales.region', operator: 'equals', values: [] }),
    newWidget('TIME_GRAIN', 0, { member: 'sales.ordered_at', granularity: 'month' }),
    ...charts,
    ...(random.chance(0.7) ? [newWidget('AI', 0, { title: 'What changed', threadId: null, checksum: null })] : []),
  ];
  return { kind: 'CLASSIC', widgets: widgets.map(place), layout: { rowHeight: 40 }, title, description: null, settings: {}, theme: null };
}

interface NewDashboard {
  readonly deploymentId: number;
  readonly title: string;
  readonly versionId: number;
}

type UnplacedWidget = Omit<DashboardWidget, 'position'>;

function newWidget(type: WidgetType, index: number, config: DashboardWidget['config'] & object): UnplacedWidget {
  return { id: `${type.toLowerCase().replace('_', '-')}-${index + 1}`, type, config };
}

/** Two columns, row by row. */
function place(widget: UnplacedWidget, index: number): DashboardWidget {
  return { ...widget, position: { x: (index % 2) * 6, y: Math.floor(index / 2) * 4, w: 6, h: 4 } };
}

const chartTitles = [
  'Revenue by month',
  'Margin by category',
  'Top stores',
  'Orders by channel',
  'Return rate by brand',
  'Average order value',
  'Discount rate by region',
  'Buyers by segment',
];
