'use client';
import { LayoutDashboard } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ListEmbedTenantWorkbooksParams } from '../../client/resources/embed-access.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import { choiceParam } from '../../data/list-params/paramCodecs.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { embedTenantWorkbooksInfiniteQuery } from '../../data/resources/embed-access.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import type { WidgetErrorEvents } from '../kit/events/WidgetEvents.js';
import { type FilterPartProps, FilterSelect } from '../kit/list/FilterSelect.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { OpenName } from '../kit/table/OpenName.js';
import { timeColumn } from '../kit/table/timeColumn.js';
import type { EmbedTenantLabels } from './labels/EmbedTenantLabels.js';
import { useEmbedTenantLabels } from './useEmbedTenantLabels.js';

type Filters = Pick<ListEmbedTenantWorkbooksParams, 'accessSource'>;

/** The tenant whose workbooks are listed, how one opens, and the parts of the view that the host controls. */
export interface EmbedTenantWorkbooksOptions
  extends WidgetErrorEvents<'embed-tenant-workbooks'>,
    Pick<ListOptions<Filters, never>, 'filters' | 'defaultFilters' | 'onFiltersChange'> {
  /** The deployment of the workbooks. */
  readonly deploymentId: number;
  /** The name of the tenant. */
  readonly embedTenantName: string;
  /** The number of workbooks per page. Default 50. */
  readonly pageSize?: number | undefined;
  /** Called when the user opens a workbook. */
  readonly onOpen?: ((workbook: Workbook) => void) | undefined;
}

const accessSources = ['tenant', 'allEmbedUsers', 'folder'] as const;

/** Keeps the filter of an `EmbedTenantWorkbooks` in the URL, with `useListParams`. */
export const embedTenantWorkbookParams = { filters: { accessSource: choiceParam(accessSources) } } as const;

interface CellContext {
  readonly onOpen: ((workbook: Workbook) => void) | undefined;
}

const columns: readonly ResourceColumn<Workbook, EmbedTenantLabels['workbooks'], CellContext>[] = [
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    value: ({ name }) => name,
    cell: (workbook, { onOpen }) => <OpenName onOpen={onOpen && (() => onOpen(workbook))}>{workbook.name}</OpenName>,
  },
  {
    id: 'embedding',
    header: ({ columns }) => columns.embedding,
    isNamedInCards: true,
    value: ({ publishedDashboard }, { labels: { states } }) => (publishedDashboard?.allowEmbed ? states.on : states.off),
    cell: ({ publishedDashboard }) => <EmbeddingStatus isOn={publishedDashboard?.allowEmbed === true} />,
  },
  timeColumn('updatedAt', ({ columns }) => columns.updated, { isWideOnly: true }),
];

const workbooks = createResourceWidget({
  name: 'embed-tenant-workbooks',
  root: 'EmbedTenantWorkbooks.Root',
  useLabels: () => useEmbedTenantLabels().workbooks,
  options: { deploymentId: true, embedTenantName: true, pageSize: true, onOpen: true },
  list: heldList(
    {
      useList: ({ deploymentId, embedTenantName, pageSize = 50, filters, defaultFilters, onFiltersChange }: EmbedTenantWorkbooksOptions) =>
        useResourceList<Workbook, Omit<ListEmbedTenantWorkbooksParams, 'after'>, number>({
          ...{ filters, defaultFilters, onFiltersChange },
          query: embedTenantWorkbooksInfiniteQuery,
          params: { deploymentId, embedTenantName, first: pageSize },
          idOf: ({ id }) => id,
        }),
      operation: 'listEmbedTenantWorkbooks',
      idOf: ({ id }) => id,
      nameOf: ({ name }: Workbook) => name,
    },
    {
      textsOf: ({ name }) => [name],
      sortKeys: { name: ({ name }) => name, updatedAt: ({ updatedAt }) => updatedAt },
    },
  ),
  sort: wholeListSort,
  actions: {},
  columns,
  contextOf: ({ options: { onOpen } }) => ({ onOpen }),
  icon: LayoutDashboard,
  subjectOf: ({ deploymentId, embedTenantName }) => `${deploymentId} ${embedTenantName}`,
});

/** Headless hook behind `EmbedTenantWorkbooks`: the workbooks that a tenant can see, page by page. */
export const useEmbedTenantWorkbookList = workbooks.useModel;

/** The workbooks of a deployment that an embed tenant can see: search, and filter by the reason. Renders a `<div>`. */
export const EmbedTenantWorkbooks = workbooks.assemble({ Filters: AccessSourceFilter });

/** The parts of `EmbedTenantWorkbooks`, for other layouts. */
export const {
  Root: EmbedTenantWorkbooksRoot,
  Search: EmbedTenantWorkbooksSearch,
  Toolbar: EmbedTenantWorkbooksToolbar,
  Rows: EmbedTenantWorkbooksRows,
  Footer: EmbedTenantWorkbooksFooter,
} = EmbedTenantWorkbooks;

export type EmbedTenantWorkbooksProps = ComponentProps<typeof EmbedTenantWorkbooks>;

function AccessSourceFilter(props: FilterPartProps) {
  const { filter: words, sources } = useEmbedTenantLabels().workbooks;
  const { filters, setFilters } = workbooks.useSelector(({ model: { list } }) => ({ filters: list.filters, setFilters: list.setFilters }));
  return (
    <FilterSelect
      label={words.label}
      noneLabel={words.any}
      value={filters.accessSource ?? undefined}
      onValueChange={(accessSource) => setFilters({ accessSource })}
      options={accessSources.map((source) => ({ value: source, label: sources[source] }))}
      {...props}
    />
  );
}

function EmbeddingStatus({ isOn }: { isOn: boolean }) {
  const { states } = useEmbedTenantLabels().workbooks;
  return <StatusMark tone={isOn ? 'success' : 'neutral'}>{isOn ? states.on : states.off}</StatusMark>;
}
