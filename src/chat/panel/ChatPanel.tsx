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
  /** Suggested questions, shown while the thread is empty. */
  starters?: readonly string[] | undefined;
  /** The placeholder of the composer. Default: the labels' placeholder. */
  placeholder?: string | undefined;
}

/**
 * The complete chat: header, conversation and composer. Fills the height of its parent, or takes about 550 px if the parent's height
 * depends on its content. Renders a `<section>`.
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
