import { createContext, type RefObject, use } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { TurnObserver } from '../../hooks/createTurnObserver.js';
import type { MarkdownPlugins } from '../../markdown/plugins/MarkdownPlugins.js';
import type { ScrollFollower } from '../model/createScrollFollower.js';
import type { Feedback } from '../model/Feedback.js';
import type { Threads } from '../model/ThreadSummary.js';
import type { ToolRenderers } from '../model/ToolRenderer.js';
import type { EditedTurn } from './ComposerContext.js';

/** The settings that the parts of a panel share, apart from the conversation. Provided by `ChatRoot`. */
export interface PanelContextValue {
  readonly heading: string;
  readonly headingId: string;
  readonly scroll: ScrollFollower;
  readonly observer: TurnObserver;
  readonly allowedImageOrigins: readonly string[] | undefined;
  /** Plugins and components for the Markdown of answers. */
  readonly plugins: MarkdownPlugins | undefined;
  readonly toolRenderers: ToolRenderers | undefined;
  /** The host's own threads. */
  readonly threads: Threads | undefined;
  readonly onFeedback: ((feedback: Feedback) => void) | undefined;
  /** Set by the composer, so that other parts can fill or focus it. */
  readonly composer: { current: ComposerHandle | undefined };
  /** The element of the chat. */
  readonly section: RefObject<HTMLElement | null>;
  /**
   * Sends the question of a pressed button and returns true. If it cannot be sent now or is for review, puts it into the message field
   * and returns false.
   */
  ask(question: string, isForReview?: boolean): boolean;
  /** Passes an error on to the host, as those of the thread. */
  report(error: ServiceError): void;
  /** Moves the focus to the most likely next control. Called when the focused button disappears. */
  returnFocus(): void;
}

export interface ComposerHandle {
  focus(): void;
  /** Puts a text into the field for editing. The text that was there returns after sending. */
  fill(text: string): void;
  /** Puts a text before what is in the field. */
  insert(text: string): void;
  /** Puts the question of a turn into the field. What is sent replaces the turn. */
  edit(turn: EditedTurn): void;
}

export const PanelContext = createContext<PanelContextValue | undefined>(undefined);

export function usePanel(): PanelContextValue {
  const panel = use(PanelContext);
  if (panel === undefined) throw new Error('Chat parts must be used inside <ChatRoot>. Wrap them in <ChatRoot store={useChat().store}>.');
  return panel;
}
