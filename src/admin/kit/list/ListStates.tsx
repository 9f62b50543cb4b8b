'use client';

import { RefreshCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { Button } from '../../../ui/button/Button.js';
import { EmptyState } from '../../../ui/empty-state/EmptyState.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import type { CommonAdminLabels } from '../../../ui/labels/CommonAdminLabels.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { useSlots } from '../widget/useSlots.js';
import type { ListSlots } from './ListSlots.js';
import { RefetchErrorBanner } from './RefetchErrorBanner.js';
import { RowSkeleton, type TableShape } from './RowSkeleton.js';
import { useIsOffline } from './useIsOffline.js';

export interface ListStatesProps {
  /** The list, from a list model, or another read with these members. */
  list: Pick<ResourceList<unknown, never>, 'state' | 'refetch' | 'isRefetching'> &
    Partial<Pick<ResourceList<unknown, never>, 'clearFilters' | 'refetchError'>>;
  /** Shown if the list is empty. Say what to do next. The `empty` slot of the enclosing widget replaces it. */
  empty: ReactNode;
  /** The rows, shown while there are any. */
  children: ReactNode;
  /** The layout of the rows, for the skeleton. */
  skeleton?: TableShape | undefined;
}

/** Renders a list according to its state: rows, skeleton, empty, not found, error or no access. */
export function ListStates(props: ListStatesProps) {
  const { list, children } = props;
  if (list.state.status === 'ready') return children;
  return (
    <>
      <InPlaceOfRows {...props} />
      {/* A failure says by itself that the browser is offline. */}
      {list.state.status !== 'error' && <RefetchErrorBanner read={{ refetchError: undefined, ...list }} isShown={false} />}
    </>
  );
}

function InPlaceOfRows({ list, empty, skeleton }: ListStatesProps) {
  const common = useCommonAdminLabels();
  const { common: words } = useBaseLabels();
  const ofHost = useSlots<ListSlots<never>, ReactNode>((slots) => slots.empty);
  switch (list.state.status) {
    case 'loading':
      return <RowSkeleton {...skeleton} label={words.loading} />;
    case 'empty':
      return ofHost ?? empty;
    case 'filtered-empty':
      return (
        <EmptyState heading={common.nothingFound} headingLevel={3} text={common.nothingFoundAdvice} icon={SearchX}>
          <Button onClick={list.clearFilters}>{common.clearFilters}</Button>
        </EmptyState>
      );
    case 'error':
    case 'denied':
      return <ReadFailure error={list.state.error} onRetry={list.refetch} isBusy={list.isRefetching} />;
    case 'ready':
      return null;
  }
}

export interface ReadFailureProps {
  /** The reason why reading failed. */
  error: ServiceError;
  /** Called when the user retries. */
  onRetry: () => void;
  /** True while the retry runs. Default false. */
  isBusy?: boolean | undefined;
}

/** Renders why something could not be read, with a retry button, in a `<div role="alert">`. */
export function ReadFailure({ error, onRetry, isBusy = false }: ReadFailureProps) {
  const common = useCommonAdminLabels();
  const isOffline = useIsOffline();
  return (
    <ServiceErrorNotice
      role="alert"
      error={error}
      {...wordsOf(error, isOffline, common)}
      retry={{ run: onRetry, isBusy, icon: RefreshCw }}
    />
  );
}

/** What a list says in place of the words of the error: offline, signed out, denied. */
function wordsOf({ kind, reason, message }: ServiceError, isOffline: boolean, common: CommonAdminLabels) {
  if (kind === 'network' && isOffline) return { title: common.offline, advice: common.offlineWaiting };
  if (reason !== undefined) return {};
  if (kind === 'authentication') return { title: common.sessionEnded, advice: common.sessionEndedAdvice };
  return kind === 'permission' ? { title: common.denied, advice: `${common.deniedAdvice} ${message}` } : {};
}
