'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { disclaimerFor } from './ChatDisclaimer.js';
import { ChatError } from './ChatError.js';
import { ChatRoot, type ChatRootProps } from './ChatRoot.js';
import { Composer } from './composer/Composer.js';
import type { CompletionMember } from './context/ComposerContext.js';
import { TurnActionsSlot } from './context/TurnActionsSlot.js';
import type { ChatQuota } from './model/ChatQuota.js';
import type { DisclaimerText } from './model/DisclaimerText.js';
import type { StarterSource } from './model/Starter.js';
import { ScrollToLatest } from './ScrollToLatest.js';
import { questionsIn } from './starters/questionsIn.js';
import type { StarterIcon } from './starters/StarterIcon.js';
import { Starters } from './starters/Starters.js';
import { ThreadHeader } from './threads/ThreadHeader.js';
import { TurnList } from './turn/TurnList.js';
import { Welcome } from './Welcome.js';

export interface ChatPanelProps extends Omit<ChatRootProps, 'children'> {
  /**
   * Suggested questions, shown while the thread is empty: texts, cards and groups, or a function that returns or promises them.
   * @see docs/chat-parts.md#starters
   */
  starters?: StarterSource<StarterIcon> | undefined;
  /** Measures and dimensions that `@` and `/` complete in the composer, besides those the agent found in the data model. */
  members?: readonly CompletionMember[] | undefined;
  /** The placeholder of the composer. Default: the labels' placeholder. */
  placeholder?: string | undefined;
  /** Further actions below each answer, after copying and feedback. `useTurn` returns the turn they belong to. */
  turnActions?: ReactNode;
  /** Shown in the composer before the text. `useComposer` returns the text and changes it. */
  composerStart?: ReactNode;
  /** Shown in the composer between the text and the send button. */
  composerEnd?: ReactNode;
  /**
   * Adds a dictation button to the composer, in browsers with speech recognition. Some browsers send the speech to their vendor. Default
   * `false`.
   */
  voice?: boolean | undefined;
  /**
   * The user's usage of a quota, shown below the message field, such as `{ used: 12, limit: 100, period: 'month' }`.
   * @see docs/chat-parts.md#quota-and-use
   */
  quota?: ChatQuota | undefined;
  /**
   * The AI disclaimer below the message field: your own words, as a node or as `{ text, href, linkText }`.
   * Default: the labels' disclaimer. `false` removes it.
   * @see docs/chat-parts.md#ai-disclaimer
   */
  disclaimer?: ReactNode | DisclaimerText;
}

/**
 * The complete chat: header, conversation and composer. Fills the height of its parent, or takes about 550 px if the parent's height
 * depends on its content. Renders a `<section>`.
 */
export function ChatPanel({
  starters = noStarters,
  members,
  placeholder,
  turnActions,
  composerStart,
  composerEnd,
  voice,
  quota,
  disclaimer,
  ...props
}: ChatPanelProps) {
  const [loaded, setLoaded] = useState<readonly string[]>();
  const completions = useMemo(() => ({ members, questions: loaded ?? questionsIn(starters) }), [members, starters, loaded]);
  return (
    <ChatRoot {...props}>
      <ThreadHeader />
      <TurnActionsSlot value={turnActions}>
        <TurnList
          empty={
            <Welcome data-starters={typeof [starters].flat()[0]}>
              <Starters questions={starters} onQuestions={setLoaded} />
            </Welcome>
          }
        />
      </TurnActionsSlot>
      <ScrollToLatest />
      <ChatError />
      <Composer completions={completions} placeholder={placeholder} start={composerStart} end={composerEnd} voice={voice} quota={quota} />
      {disclaimerFor(disclaimer)}
    </ChatRoot>
  );
}

const noStarters: StarterSource<never> = [];
