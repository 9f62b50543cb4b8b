'use client';
import { CheckCheck, Lock, MessageSquare, MessageSquareOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { rowsOf } from '../kit/list/listSlices.js';
import { RefetchErrorBanner } from '../kit/list/RefetchErrorBanner.js';
import { commentThreadsWidget, useCommentLabels } from './commentThreadsWidget.js';
import type { CommentThreadsState } from './model/useCommentThreads.js';

/** Renders the threads, or the loading, empty, denied or error state. */
export function CommentThreadsStates({ children }: { children: ReactNode }) {
  const state = commentThreadsWidget.useSelector(({ model }) => model.state);
  const list = commentThreadsWidget.useSelector(({ model }) => rowsOf(model.list));
  if (state.status === 'ready') return children;
  return (
    <>
      <InPlaceOfThreads state={state} />
      <RefetchErrorBanner read={list} isShown={false} />
    </>
  );
}

function InPlaceOfThreads({ state }: { state: Exclude<CommentThreadsState, { status: 'ready' }> }) {
  const words = useCommentLabels();
  const { refetch, isRefetching } = commentThreadsWidget.useSelector(({ model }) => rowsOf(model.list));
  switch (state.status) {
    case 'loading':
      return <ThreadSkeletons />;
    case 'empty':
    case 'filtered-empty':
      return <NoThreads />;
    case 'off':
      return <EmptyState role="status" heading={words.off.title} headingLevel={3} text={words.off.advice} icon={MessageSquareOff} />;
    case 'denied':
      return <Locked error={state.error} onRetry={refetch} isBusy={isRefetching} />;
    case 'error': {
      const { error } = state;
      if (error.kind !== 'not-found') return <ReadFailure error={error} onRetry={refetch} isBusy={isRefetching} />;
      return <ErrorNotice role="alert" kind={error.kind} {...words.notFound} requestId={error.requestId} />;
    }
  }
}

function NoThreads() {
  const { empty } = useCommentLabels();
  const { filter, setFilter } = commentThreadsWidget.useSelector(({ model: { filter, setFilter } }) => ({ filter, setFilter }));
  const isResolved = filter === 'resolved';
  const icon = isResolved ? CheckCheck : MessageSquare;
  return (
    <EmptyState
      heading={empty[filter]}
      headingLevel={3}
      text={{ open: empty.openAdvice, all: empty.allAdvice, resolved: empty.resolvedAdvice }[filter]}
      icon={icon}
    >
      {filter !== 'all' && (
        <Button onClick={() => setFilter(isResolved ? 'open' : 'all')}>{isResolved ? empty.showOpen : empty.showAll}</Button>
      )}
    </EmptyState>
  );
}

/** Shown if the session may not comment here, which is not a fault of the page. */
function Locked({ error: { message, requestId }, onRetry, isBusy }: { error: ServiceError; onRetry: () => void; isBusy: boolean }) {
  const { locked } = useCommentLabels();
  const { common } = useBaseLabels();
  return (
    <EmptyState role="status" heading={locked.title} headingLevel={3} text={locked.advice} icon={Lock}>
      <p className="parley-note">{message}</p>
      {requestId !== undefined && (
        <p className="parley-note">
          <bdi>{common.requestId(requestId)}</bdi>
          <CopyButton text={requestId} label={common.copyRequestId} isIconOnly size="small" />
        </p>
      )}
      <Button isBusy={isBusy} onClick={onRetry}>
        {common.retry}
      </Button>
    </EmptyState>
  );
}

function ThreadSkeletons() {
  const { common } = useBaseLabels();
  return (
    <div className="parley-divided">
      <span role="status" className="parley-visually-hidden">
        {common.loading}
      </span>
      {[3, 2, 3].map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={index} aria-hidden="true" className="parley-comment">
          <span className="parley-avatar" />
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
