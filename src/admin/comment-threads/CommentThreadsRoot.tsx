'use client';
import type { ComponentProps } from 'react';
import { useControllable } from '../../react/useControllable.js';
import { useLatest } from '../../react/useLatest.js';
import { partClass } from '../../ui/partClass.js';
import { Toasts } from '../../ui/toasts/Toasts.js';
import { type CommentTask, isSameTask, noTask } from './CommentTask.js';
import { CommentThreadsContext } from './CommentThreadsContext.js';
import type { CommentEvents } from './model/useCommentActs.js';
import { type CommentThreadsSource, useCommentThreads } from './model/useCommentThreads.js';

export interface CommentThreadsRootProps
  extends CommentThreadsSource,
    CommentEvents,
    Omit<ComponentProps<'div'>, keyof CommentThreadsSource | keyof CommentEvents> {
  /** Which comment is answered, changed, or asked about. What is typed outlives the change to another one. */
  task?: CommentTask | undefined;
  defaultTask?: CommentTask | undefined;
  onTaskChange?: ((task: CommentTask) => void) | undefined;
}

/** Holds the comments of one dashboard for the parts inside it. Renders a `<div>` with their state as `data-state`. */
export function CommentThreadsRoot(props: CommentThreadsRootProps) {
  return <RootOf key={props.publicId} {...props} />;
}

function RootOf({ task, defaultTask = noTask, onTaskChange, ...props }: CommentThreadsRootProps) {
  const { source, events, rest } = splitProps(props);
  const model = useCommentThreads(source, events);
  const [shownTask, setTask] = useControllable(task, defaultTask, onTaskChange);
  const latest = useLatest(shownTask);
  const endTask = (ended: CommentTask) => isSameTask(latest.current, ended) && setTask(noTask);
  const { className, children, ...native } = rest;
  return (
    <CommentThreadsContext value={{ ...model, task: shownTask, setTask, endTask }}>
      <Toasts>
        <div data-slot="comment-threads" data-state={model.state.status} className={partClass('comment-threads', className)} {...native}>
          {children}
        </div>
      </Toasts>
    </CommentThreadsContext>
  );
}

function splitProps(props: Omit<CommentThreadsRootProps, 'task' | 'defaultTask' | 'onTaskChange'>) {
  const { publicId, filter, defaultFilter, onFilterChange, focusedCommentId, pageSize, ...others } = props;
  const { onBeforeCreate, onCreated, onBeforeUpdate, onUpdated, onBeforeRemove, onRemoved, onBeforeResolve, onResolved, onError, ...rest } =
    others;
  return {
    source: { publicId, filter, defaultFilter, onFilterChange, focusedCommentId, pageSize },
    events: { onBeforeCreate, onCreated, onBeforeUpdate, onUpdated, onBeforeRemove, onRemoved, onBeforeResolve, onResolved, onError },
    rest,
  };
}
