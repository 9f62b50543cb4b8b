'use client';
import { useCallback } from 'react';
import type { AppConfigResponse } from '../../../client/resources/app-theme.js';
import type { EmbedDashboardCommentThread, ListDashboardCommentsParams } from '../../../client/resources/dashboard-comments.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import type { ResourceListState } from '../../../data/resource-list/readListState.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import type { ListParams } from '../../../data/resourceQueries.js';
import { useAppConfig } from '../../../data/resources/app-theme.js';
import { dashboardCommentsInfiniteQuery } from '../../../data/resources/dashboard-comments.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { type CommentEvents, commentActions } from './commentActions.js';
import { type CommentFilter, filterOfParams, paramsOfFilter } from './commentFilter.js';
import type { CommentSearch } from './commentSearch.js';
import { type CommentPeople, useCommentPeople } from './useCommentPeople.js';
import { useLinkedComment } from './useLinkedComment.js';

/** The comments to list, and callbacks for the host. */
export interface CommentThreadsOptions extends CommentEvents {
  /** The public id of the dashboard. */
  readonly publicId: string;
  /** The threads to list. */
  readonly filter?: CommentFilter | undefined;
  /** Default: `open`, or `all` if a comment is linked. */
  readonly defaultFilter?: CommentFilter | undefined;
  /** Called with the filter that the user chooses. */
  readonly onFilterChange?: ((filter: CommentFilter) => void) | undefined;
  /** The id of a comment that a link leads to. Reads further pages until it is found. */
  readonly focusedCommentId?: number | undefined;
  /** The number of threads per page. Default 20. */
  readonly pageSize?: number | undefined;
}

/** The threads of a dashboard and their actions. Renders nothing. */
export interface CommentThreadsModel extends RunningActions<typeof commentActions> {
  /** `denied` if the session names no tenant or the dashboard may not be embedded; `off` if the account turned comments off. */
  readonly state: CommentThreadsState;
  /** The threads being listed. */
  readonly filter: CommentFilter;
  /** Changes the filter. */
  setFilter(filter: CommentFilter): void;
  /** The authors of comments, and the people who can be mentioned. */
  readonly people: CommentPeople;
  /** The progress of the search for a linked comment. */
  readonly search: CommentSearch;
  /** The threads, with paging and refreshing. */
  readonly list: CommentList;
}

/** The state of the list, or `off` if comments are turned off for the account. */
export type CommentThreadsState = ResourceListState | { readonly status: 'off' };

/** True if comments can be neither read nor written. */
export function isClosed({ status }: CommentThreadsState): boolean {
  return status === 'denied' || status === 'error' || status === 'off';
}

/** The list of threads, with paging and refreshing. */
export type CommentList = ResourceList<EmbedDashboardCommentThread, CommentListParams, number>;

/** The parameters that filter the list. */
type CommentListParams = ListParams<ListDashboardCommentsParams>;

/**
 * Headless hook behind `CommentThreads`: filtering, paging, authors, writing, and the search for a linked comment. Needs an embed
 * session of a tenant.
 */
export function useCommentThreads(options: CommentThreadsOptions): CommentThreadsModel {
  const { publicId, focusedCommentId, pageSize = 20 } = options;
  const defaultFilter = options.defaultFilter ?? (focusedCommentId === undefined ? 'open' : 'all');
  const { isOn, isPending } = useCommentSetting();
  const list = useResourceList<EmbedDashboardCommentThread, CommentListParams, number>({
    query: dashboardCommentsInfiniteQuery,
    params: { publicId, first: pageSize },
    idOf: ({ root }) => root.id,
    options: { enabled: isOn },
    ...(options.filter !== undefined && { filters: paramsOfFilter(options.filter) }),
    defaultFilters: paramsOfFilter(defaultFilter),
    onFiltersChange: (params) => options.onFilterChange?.(filterOfParams(params)),
  });
  const filter = filterOfParams(list.filters);
  const { setFilters } = list;
  const setFilter = useCallback((next: CommentFilter) => setFilters(paramsOfFilter(next)), [setFilters]);
  const search = useLinkedComment({ commentId: focusedCommentId, list, filter, showAll: () => setFilter('all') });
  useReadErrorEvent(list.query.error, { widget: 'comment-threads', operation: 'listDashboardComments' }, options);
  return {
    ...useActions('comment-threads', commentActions, options),
    state: isOn ? (isPending ? loading : stateOf(list.state, filter)) : off,
    filter,
    setFilter,
    people: useCommentPeople(publicId, list.items),
    search,
    list,
  };
}

/** Reads if comments on dashboards are on. If that is unknown, the service decides with each comment. */
function useCommentSetting(): { readonly isOn: boolean; readonly isPending: boolean } {
  const { data: isOn = true, isPending } = useAppConfig({ select: hasComments, staleTime: freshMs });
  return { isOn, isPending };
}

function hasComments({ embedding }: AppConfigResponse): boolean {
  return embedding?.enableDashboardComments !== false;
}

/** If all threads are listed, an empty list is not the result of a filter. */
function stateOf(state: ResourceListState, filter: CommentFilter): ResourceListState {
  return state.status === 'filtered-empty' && filter === 'all' ? empty : state;
}

const off: CommentThreadsState = { status: 'off' };
const empty: ResourceListState = { status: 'empty' };
const loading: CommentThreadsState = { status: 'loading' };
/** Accounts rarely change their settings. */
const freshMs = 300_000;
