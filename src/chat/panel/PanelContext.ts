import { createContext, use } from 'react';
import type { TurnObserver } from '../hooks/createTurnObserver.js';
import type { MarkdownPlugins } from '../markdown/plugins/MarkdownPlugins.js';
import type { ScrollFollower } from './createScrollFollower.js';

/** The settings that the parts of a panel share besides the conversation. Provided by `ChatRoot`. */
export interface PanelContextValue {
  readonly heading: string;
  readonly headingId: string;
  readonly scroll: ScrollFollower;
  readonly observer: TurnObserver;
  readonly allowedImageOrigins: readonly string[] | undefined;
  /** Plugins and components for the Markdown of answers. */
  readonly plugins: MarkdownPlugins | undefined;
  readonly restrictDataDownload: boolean;
  readonly onFeedback: ((feedback: Feedback) => void) | undefined;
  /** The composer announces itself here, so that other parts can hand over words and the focus. */
  readonly composer: { current: ComposerHandle | undefined };
  /** Puts the focus where the next act is likely: used when the focused button goes away. */
  returnFocus(): void;
}

/** A rating of an answer. */
export interface Feedback {
  readonly rating: 'good' | 'bad';
  readonly chatId: string | undefined;
  /** The id of the question's message. */
  readonly turnId: string;
  readonly question: string;
  readonly answer: string;
}

export interface ComposerHandle {
  focus(): void;
  /** Puts a text into the field, to be edited and sent; what stood there comes back after sending. */
  fill(text: string): void;
}

export const PanelContext = createContext<PanelContextValue | undefined>(undefined);

export function usePanel(): PanelContextValue {
  const panel = use(PanelContext);
  if (panel === undefined) throw new Error('Chat parts must be used inside <ChatRoot>. Wrap them in <ChatRoot store={useChat().store}>.');
  return panel;
}
