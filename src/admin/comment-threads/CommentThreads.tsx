'use client';
import { SearchX } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Spinner } from '../../ui/spinner/Spinner.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/list/listSlices.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import type { OpenProps, WidgetProps } from '../kit/widget/createWidget.js';
import { CommentComposer } from './CommentComposer.js';
import { CommentThreadList } from './CommentThreadList.js';
import { type CommentDialog, commentThreadsWidget, useCommentLabels } from './commentThreadsWidget.js';
import { findComment } from './model/arrangeThread.js';
import { commentDraftKey } from './model/useCommentComposer.js';
import { type CommentThreadsOptions, isClosed } from './model/useCommentThreads.js';

export type CommentThreadsProps = Omit<CommentThreadsRootProps, 'children'>;

/**
 * The comments of one embed tenant's users on a dashboard: threads with replies, mentions and resolving. Needs an embed
 * session that names the tenant; other users see an access notice. Renders a `<div>`.
 */
export function CommentThreads(props: CommentThreadsProps) {
  return (
    <CommentThreadsRoot {...props}>
      <NewCommentThread />
      <CommentThreadsToolbar />
      <LinkedCommentNotice />
      <CommentThreadList />
      <CommentThreadsFooter />
    </CommentThreadsRoot>
  );
}

CommentThreads.Root = CommentThreadsRoot;
CommentThreads.NewThread = NewCommentThread;
CommentThreads.Toolbar = CommentThreadsToolbar;
CommentThreads.LinkedNotice = LinkedCommentNotice;
CommentThreads.List = CommentThreadList;
CommentThreads.Footer = CommentThreadsFooter;

export interface CommentThreadsRootProps extends WidgetProps<CommentThreadsOptions, CommentDialog> {}

/**
 * Provides the comments of one dashboard to the parts inside it. Renders a `<div>` with the state of the comments as
 * `data-state`.
 */
export function CommentThreadsRoot({ children, ...props }: CommentThreadsRootProps) {
  return (
    <commentThreadsWidget.Root {...props}>
      {children}
      <commentThreadsWidget.DialogOf kind="delete">
        {({ commentId }, open) => <DeleteComment commentId={commentId} {...open} />}
      </commentThreadsWidget.DialogOf>
    </commentThreadsWidget.Root>
  );
}

/** The number of threads, a button that loads more, and errors of loading. Renders a `<div>`. */
export function CommentThreadsFooter(props: Omit<ListFooterProps, 'list'>) {
  const isReady = commentThreadsWidget.useSelector(({ model }) => model.state.status === 'ready');
  const list = commentThreadsWidget.useSelector(({ model }) => footerOf(model.list));
  return isReady ? <ListFooter list={list} {...props} /> : null;
}

/** The filter of the threads. Renders a `<div>`, or nothing if there are no threads to filter. */
export function CommentThreadsToolbar({ children, ...props }: ComponentProps<'div'>) {
  const { filter: words } = useCommentLabels();
  const { isHidden, filter, setFilter } = commentThreadsWidget.useSelector(({ model: { state, filter, setFilter } }) => {
    return { isHidden: isClosed(state), filter, setFilter };
  });
  if (isHidden) return null;
  return (
    <Toolbar {...props}>
      <FilterSelect
        label={words.label}
        isLabelHidden={false}
        className="parley-comment-filter"
        value={filter}
        onValueChange={(next = 'open') => setFilter(next)}
        options={filters.map((value) => ({ value, label: words[value] }))}
      />
      {children}
    </Toolbar>
  );
}

const filters = ['open', 'all', 'resolved'] as const;

/** Asks for confirmation before a comment is deleted. Keeps its text while it fades out, after the comment is gone. */
function DeleteComment({ commentId, ...open }: OpenProps & { commentId: number }) {
  const items = commentThreadsWidget.useSelector(({ model }) => model.list.items);
  const found = useMemo(() => findComment(items, commentId), [items, commentId]);
  return (
    <OpenRecord item={found} idOf={({ comment }) => comment.id}>
      {(shown) => <ConfirmDeletion {...shown} {...open} />}
    </OpenRecord>
  );
}

/** Renders a `<div role="alertdialog">`. */
function ConfirmDeletion({ comment, thread, ...open }: OpenProps & NonNullable<ReturnType<typeof findComment>>) {
  const common = useCommonAdminLabels();
  const { title, description, withReplies, done, failed } = useCommentLabels().delete;
  const { number } = useFormats();
  const remove = commentThreadsWidget.useSelector(({ model }) => model.delete);
  const form = useActionForm({ ...open, initial: {}, action: () => remove(comment), done: () => done });
  const replyCount = comment.id === thread.root.id ? thread.replies.length : 0;
  return (
    <ActionDialog
      form={form}
      isDestructive
      title={title}
      description={replyCount === 0 ? description : `${description} ${withReplies(replyCount, number(replyCount))}`}
      submitLabel={common.remove}
      errorTitle={failed}
    />
  );
}

/** The progress of the search for a linked comment. Renders a `<div role="status">`. */
export function LinkedCommentNotice() {
  const { search: words } = useCommentLabels();
  const { search, status } = commentThreadsWidget.useSelector(({ model: { search, state } }) => ({ search, status: state.status }));
  const isShown = status !== 'loading' && status !== 'off' && search !== 'none';
  return (
    <div
      role="status"
      data-state={search}
      className={search === 'found' || !isShown ? 'parley-visually-hidden' : 'parley-remark parley-well'}
    >
      {isShown && search === 'found' && words.found}
      {isShown && search === 'searching' && (
        <>
          <Spinner />
          {words.searching}
        </>
      )}
      {isShown && search === 'stopped' && words.stopped}
      {isShown && search === 'gone' && (
        <>
          <Icon of={SearchX} className="parley-muted" />
          <span>
            <strong className="parley-strong">{words.gone}</strong> {words.goneAdvice}
          </span>
        </>
      )}
    </div>
  );
}

/** The form that starts a thread. Renders a `<form>`, or nothing if the session may not comment. */
export function NewCommentThread(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  const words = useCommentLabels();
  const get = commentThreadsWidget.useGet();
  const { publicId, known, isHidden } = commentThreadsWidget.useSelector(({ model: { people, state }, options }) => {
    return { publicId: options.publicId, known: people.known, isHidden: isClosed(state) };
  });
  if (isHidden) return null;

  async function send(body: string) {
    const outcome = await get().model.create({ body });
    const { filter, setFilter } = get().model;
    if (outcome.kind === 'done' && filter === 'resolved') setFilter('open');
    return outcome;
  }

  return (
    <CommentComposer
      publicId={publicId}
      draftKey={commentDraftKey(publicId, 'new')}
      people={known}
      label={words.compose.label}
      placeholder={words.compose.placeholder}
      submitLabel={words.compose.send}
      failedTitle={words.compose.failed}
      send={send}
      {...props}
    />
  );
}
