import type { Workbook } from '../../client/resources/workbooks.js';
import { StatusMark, type StatusMarkProps } from '../../ui/status/StatusMark.js';
import { isolate } from '../../ui/text/isolate.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { textColumn } from '../kit/table/textColumn.js';
import { timeColumn } from '../kit/table/timeColumn.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { type DashboardState, dashboardStateOf, promotionOf } from './dashboardState.js';
import type { WorkbookLabels } from './labels/WorkbookLabels.js';
import { useWorkbookLabels } from './useWorkbookLabels.js';

interface CellContext {
  readonly open: (id: number) => void;
}

type Column = ResourceColumn<Workbook, WorkbookLabels, CellContext>;

/** The columns of a list of workbooks. */
export const workbookColumns: readonly Column[] = [
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    width: '28%',
    hasTwoLines: true,
    value: ({ name }) => name,
    cell: ({ id, name, slug }, { open }) => (
      <span className="parley-lines">
        <OpenName onOpen={() => open(id)}>{name}</OpenName>
        {slug && <bdi className="parley-caption parley-clip">{slug}</bdi>}
      </span>
    ),
  },
  {
    id: 'dashboard',
    header: ({ columns }) => columns.dashboard,
    width: '18%',
    value(workbook, { labels }) {
      const state = dashboardStateOf(workbook);
      return state && labels.states[state];
    },
    cell: (workbook) => <DashboardBadge workbook={workbook} />,
  },
  textOf('folder', '18%', ({ folderPath = [] }, { noFolder }) => folderPath.map(({ name }) => name).join(' / ') || noFolder),
  textOf('owner', '14%', ({ user }, { mainWorkspace }) => (user === undefined ? '' : user === null ? mainWorkspace : nameOfUser(user))),
  textOf('promotion', '14%', promotionText),
  textColumn('slug', ({ columns }) => columns.slug, { isWideOnly: true, isHidden: true }),
  timeColumn('updatedAt', ({ columns }) => columns.updated, { id: 'updated' }),
];

export interface DashboardBadgeProps {
  /** The workbook of the dashboard. */
  workbook: Workbook;
}

/** The state of a workbook's dashboard, if the service provides it. Renders a `<span>`. */
export function DashboardBadge({ workbook }: DashboardBadgeProps) {
  const { states } = useWorkbookLabels();
  const state = dashboardStateOf(workbook);
  return state && <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}

const tones: Readonly<Record<DashboardState, StatusMarkProps['tone']>> = {
  none: 'neutral',
  draft: 'neutral',
  changed: 'warning',
  published: 'success',
  archived: 'neutral',
};

/** A muted column with a text that depends on the labels. */
function textOf(
  id: 'folder' | 'owner' | 'promotion',
  width: string,
  text: (workbook: Workbook, labels: WorkbookLabels) => string,
  more: Partial<Column> = {},
): Column {
  function Text({ workbook }: { workbook: Workbook }) {
    const shown = text(workbook, useWorkbookLabels());
    return (
      <bdi className="parley-clip parley-yield parley-muted" title={shown}>
        {shown}
      </bdi>
    );
  }
  return {
    id,
    header: ({ columns }) => columns[id],
    width,
    isWideOnly: true,
    value: (workbook, { labels }) => text(workbook, labels),
    cell: (workbook) => <Text workbook={workbook} />,
    ...more,
  };
}

function promotionText(workbook: Workbook, { promotion: words }: WorkbookLabels): string {
  const promotion = promotionOf(workbook);
  if (promotion === undefined) return '';
  const { direction, name } = promotion;
  if (name === undefined) return direction === 'from' ? words.fromUnavailable : words.toUnavailable;
  return words[direction](isolate(name));
}
