'use client';
import { Search, SquarePen } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { isOfInputMethod } from '../../../react/text/isOfInputMethod.js';
import { Button } from '../../../ui/button/Button.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { useLayer } from '../../../ui/layers/useLayer.js';
import { useBeside } from '../../../ui/popup/useBeside.js';
import { usePressOutside } from '../../../ui/popup/usePressOutside.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import { usePanel } from '../context/PanelContext.js';
import { isTouchScreen } from '../model/isTouchScreen.js';
import type { ThreadSummary } from '../model/ThreadSummary.js';
import { groupThreads } from './groupThreads.js';
import { NoticeSwitch } from './NoticeSwitch.js';
import { ThreadRow } from './ThreadRow.js';
import { useFoundThreads } from './useFoundThreads.js';
import type { OfferedThreads } from './useThreadSource.js';

export interface ThreadPopupProps {
  id: string;
  source: OfferedThreads;
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>;
  /** Called when it should close; `trigger` if the focus returns to the button. */
  onClose: (focus: 'trigger' | 'elsewhere') => void;
}

/** The threads by day, with a search and what can be done with each. Renders a `<div role="dialog">` in the top layer. */
export function ThreadPopup({ id, source, trigger, onClose }: ThreadPopupProps) {
  const { chat } = useLabels();
  const formats = useFormats();
  const { newThread, load, getSnapshot } = useChatActions();
  const { returnFocus } = usePanel();
  const isReadOnly = useHidden('ask');
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<ThreadSummary>();
  const found = useFoundThreads(source, text);
  useBeside(popup, trigger, { side: 'below', align: 'end' });
  usePressOutside(popup, trigger, () => onClose('elsewhere'));
  const layer = useLayer(popup, true, () => onClose('trigger'));
  useEffect(() => {
    const field = isTouchScreen() ? null : popup.current?.querySelector<HTMLElement>('input[type="search"]');
    (field ?? popup.current)?.focus({ preventScroll: true });
  }, []);

  const begin = () => {
    onClose('elsewhere');
    newThread();
    returnFocus();
  };
  const open = (chatId: string) => {
    onClose('elsewhere');
    if (chatId !== getSnapshot().chatId) void load(chatId);
    returnFocus();
  };

  function forget(thread: ThreadSummary) {
    setRemoved(thread);
    popup.current?.focus({ preventScroll: true });
  }

  function putBack(thread: ThreadSummary) {
    source.restore?.({ ...thread, atMs: thread.atMs ?? Date.now() });
    setRemoved(undefined);
    popup.current?.focus({ preventScroll: true });
  }

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    if (isOfInputMethod(event)) return;
    layer.onKeyDown(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = rowBeside(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }
  }

  const groups =
    text.trim() === ''
      ? groupThreads(source.threads, { pinned: chat.pinnedThreads, formats })
      : [{ heading: undefined, threads: found.threads }];
  const isEmpty = groups.every(({ threads }) => threads.length === 0);
  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={chat.threads}
      tabIndex={-1}
      data-slot="thread-popup"
      className="parley-menu parley-threads"
      onKeyDown={moveByKey}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (next !== null && next !== trigger.current && !currentTarget.contains(next)) onClose('elsewhere');
      }}
    >
      <div className="parley-threads-head">
        {!isReadOnly && (
          <Button icon={SquarePen} variant="quiet" onClick={begin}>
            {chat.newChat}
          </Button>
        )}
        {source.threads.length > 0 && (
          <label className="parley-threads-search">
            <Icon of={Search} size={14} />
            <input
              type="search"
              value={text}
              aria-label={chat.searchThreads}
              placeholder={chat.searchThreads}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        )}
      </div>
      <div className="parley-threads-list" aria-busy={found.isSearching}>
        {groups.map(({ heading, threads }) => (
          <section key={heading ?? ''} aria-label={heading}>
            {heading !== undefined && (
              <div aria-hidden="true" className="parley-menu-heading">
                {heading}
              </div>
            )}
            <ul>
              {threads.map((thread) => (
                <ThreadRow key={thread.chatId} thread={thread} source={source} onOpen={open} onRemoved={forget} />
              ))}
            </ul>
          </section>
        ))}
        <p role="status" className="parley-thread-none">
          {isEmpty &&
            !found.isSearching &&
            (found.hasFailed ? chat.threadSearchFailed : text.trim() === '' ? chat.noRecentThreads : chat.noThreadFound)}
        </p>
      </div>
      <div className="parley-threads-foot">
        {removed !== undefined && (
          <div role="status" className="parley-thread-removed">
            {chat.threadRemoved}
            {source.restore !== undefined && (
              <Button size="small" onClick={() => putBack(removed)}>
                {chat.undoRemoval}
              </Button>
            )}
          </div>
        )}
        <NoticeSwitch />
        {source.isLocal && source.threads.length > 0 && <p>{chat.threadsKeptHere}</p>}
      </div>
    </div>
  );
}

/** The row before or after the one with the focus; from the search field, the first one. */
function rowBeside(popup: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = [...popup.querySelectorAll<HTMLElement>('.parley-thread-open')];
  const active = rows.findIndex((row) => row.closest('li')?.matches(':focus-within') === true);
  if (active === -1) return step === 1 ? rows[0] : rows.at(-1);
  return rows[active + step];
}
