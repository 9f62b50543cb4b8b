import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { useIsHydrated } from '../../../react/state/useIsHydrated.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import type { ThreadSummary } from '../model/ThreadSummary.js';
import { ThreadDeletion } from './ThreadDeletion.js';
import { ThreadNameForm } from './ThreadNameForm.js';
import type { OfferedThreads } from './useThreadSource.js';

export interface ThreadRowProps {
  thread: ThreadSummary;
  source: OfferedThreads;
  onOpen: (chatId: string) => void;
  /** Called after the thread was removed. */
  onRemoved: (thread: ThreadSummary) => void;
}

/** A thread that can be opened, renamed, pinned and removed. Renders an `<li>`. */
export function ThreadRow({ thread, source, onOpen, onRemoved }: ThreadRowProps) {
  const { chat } = useLabels();
  const { chatId, isPinned = false, isUnread, atMs } = thread;
  const formats = useFormats();
  const isHydrated = useIsHydrated();
  const isShown = useChatSelector((snapshot) => snapshot.chatId === chatId);
  const [mode, setMode] = useState<'row' | 'naming' | 'deleting'>('row');
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const title = thread.title === '' ? chat.untitledThread : thread.title;
  const { rename, pin, remove }: Partial<OfferedThreads> = useHidden('ask') ? {} : source;

  async function run(action: () => void | Promise<void>): Promise<boolean> {
    setFailed(false);
    try {
      await action();
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }

  function leaveForm() {
    setMode('row');
    // The row is in the page again after the next rendering.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('.parley-thread-open')?.focus());
  }

  async function removeNow() {
    if (remove === undefined) return;
    if (await run(() => remove(chatId))) onRemoved(thread);
    else leaveForm();
  }

  const startRemoving = () => (source.restore === undefined ? setMode('deleting') : void removeNow());

  function act({ key }: KeyboardEvent) {
    if (key === 'F2' && rename !== undefined) setMode('naming');
    else if (key === 'Delete' && remove !== undefined) startRemoving();
  }

  return (
    <li ref={place} data-slot="thread-row" data-state={isShown ? 'shown' : 'other'} className="parley-thread-row">
      {mode === 'naming' && rename !== undefined && (
        <ThreadNameForm title={thread.title} onName={(name) => run(() => rename(chatId, name))} onLeave={leaveForm} />
      )}
      {mode === 'deleting' && <ThreadDeletion title={title} onDelete={removeNow} onLeave={leaveForm} />}
      {mode === 'row' && (
        <>
          <button
            type="button"
            aria-current={isShown || undefined}
            className="parley-menu-item parley-thread-open"
            onClick={() => onOpen(chatId)}
            onKeyDown={act}
          >
            {isPinned && <Icon of={Pin} size={14} />}
            <bdi className="parley-thread-title">{title}</bdi>{' '}
            {isUnread && !isShown && <span role="img" aria-label={chat.unreadThread} className="parley-thread-unread" />}
            {atMs !== undefined && (
              <span key={String(isHydrated)} suppressHydrationWarning className="parley-thread-time">
                {formats.relativeTime(atMs)}
              </span>
            )}
          </button>
          {(rename ?? pin ?? remove) !== undefined && (
            <Menu>
              <MenuIconTrigger icon={Ellipsis} label={chat.threadActions(title)} size="small" />
              <MenuList label={chat.threadActions(title)} align="end">
                {rename !== undefined && (
                  <MenuItem icon={Pencil} onSelect={() => setMode('naming')}>
                    {chat.renameThread}
                  </MenuItem>
                )}
                {pin !== undefined && (
                  <MenuItem icon={isPinned ? PinOff : Pin} onSelect={() => void run(() => pin(chatId, !isPinned))}>
                    {isPinned ? chat.unpinThread : chat.pinThread}
                  </MenuItem>
                )}
                {remove !== undefined && (
                  <MenuItem icon={Trash2} onSelect={startRemoving}>
                    {source.restore === undefined ? chat.deleteThread : chat.removeThread}
                  </MenuItem>
                )}
              </MenuList>
            </Menu>
          )}
        </>
      )}
      {hasFailed && (
        <p role="alert" className="parley-thread-failure">
          {chat.threadChangeFailed}
        </p>
      )}
    </li>
  );
}
