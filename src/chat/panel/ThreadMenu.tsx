'use client';
import { History, SquarePen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { partClass } from '../../ui/partClass.js';
import { useChatActions } from '../hooks/useChatActions.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { useLabels } from '../hooks/useLabels.js';
import { useRecentThreads } from '../hooks/useRecentThreads.js';
import { Menu } from '../menu/Menu.js';
import { MenuGroup, MenuItem, MenuSeparator } from '../menu/MenuItem.js';
import { MenuList } from '../menu/MenuList.js';
import { MenuIconTrigger } from '../menu/MenuTrigger.js';
import type { ThreadSummary } from './model/ThreadSummary.js';
import { usePanel } from './PanelContext.js';

export interface ThreadMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Your own list, in the order to show. Default: `threads` of the root, or else the user's recent threads in this browser. */
  threads?: readonly ThreadSummary[] | undefined;
}

/** Opens one of the user's threads, or a new one. Renders a `<div>` with the button that opens the menu. */
export function ThreadMenu({ threads: given, className, ...props }: ThreadMenuProps) {
  const { chat } = useLabels();
  const { newThread } = useChatActions();
  const { returnFocus, threads: ofRoot } = usePanel();
  const recent = useRecentThreads().threads;
  const threads: readonly ThreadSummary[] = given ?? ofRoot ?? recent;
  const begin = () => {
    newThread();
    returnFocus();
  };
  return (
    <div data-slot="thread-menu" className={partClass('thread-menu', className)} {...props}>
      <Menu>
        <MenuIconTrigger icon={History} label={chat.threads} />
        <MenuList label={chat.threads} align="end" className="parley-thread-list">
          <MenuItem icon={SquarePen} onSelect={begin}>
            {chat.newChat}
          </MenuItem>
          <MenuSeparator />
          <MenuGroup heading={chat.recentThreads}>
            {threads.length === 0 && <p className="parley-thread-none">{chat.noRecentThreads}</p>}
            {threads.map((thread) => (
              <ThreadItem key={thread.chatId} thread={thread} />
            ))}
          </MenuGroup>
        </MenuList>
      </Menu>
    </div>
  );
}

function ThreadItem({ thread }: { thread: ThreadSummary }) {
  const { chat } = useLabels();
  const formats = useFormats();
  const { load } = useChatActions();
  const { returnFocus } = usePanel();
  const isShown = useChatSelector(({ chatId }) => chatId === thread.chatId);
  const open = () => {
    if (!isShown) void load(thread.chatId);
    returnFocus();
  };
  return (
    <MenuItem isChosen={isShown} onSelect={open}>
      <bdi className="parley-thread-title">{thread.title === '' ? chat.untitledThread : thread.title}</bdi>{' '}
      {thread.atMs !== undefined && <span className="parley-thread-time">{formats.relativeTime(thread.atMs)}</span>}
    </MenuItem>
  );
}
