'use client';
import { ChatError } from './ChatError.js';
import { ChatRoot, type ChatRootProps } from './ChatRoot.js';
import { Composer } from './Composer.js';
import { ScrollToLatest } from './ScrollToLatest.js';
import { Starters } from './Starters.js';
import { ThreadHeader } from './ThreadHeader.js';
import { TurnList } from './TurnList.js';
import { Welcome } from './Welcome.js';

export interface ChatPanelProps extends Omit<ChatRootProps, 'children'> {
  /** Questions to begin with, shown while the thread is empty. */
  starters?: readonly string[] | undefined;
  placeholder?: string | undefined;
}

/**
 * The whole chat, ready to use: header, conversation, composer. Fills the height of its parent, and in a parent whose height
 * depends on its content takes about 550 px. Renders a `<section>`.
 */
export function ChatPanel({ starters = [], placeholder, ...props }: ChatPanelProps) {
  return (
    <ChatRoot {...props}>
      <ThreadHeader />
      <TurnList
        empty={
          <Welcome>
            <Starters questions={starters} />
          </Welcome>
        }
      />
      <ScrollToLatest />
      <ChatError />
      <Composer placeholder={placeholder} />
    </ChatRoot>
  );
}
