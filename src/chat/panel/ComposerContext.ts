import type { KeyboardEvent } from 'react';
import { createContext, type Ref, use } from 'react';

/** The text being written and what can be done with it, for your own parts inside `Composer`. */
export interface ComposerState {
  /** The text of the field. */
  readonly text: string;
  /** True if `send` would send the text. */
  readonly canSend: boolean;
  /** True while an answer is in progress, so that the button stops it. */
  readonly isRunning: boolean;
  /** Why the text cannot be sent now, or was not sent; `undefined` if there is nothing to say. */
  readonly hint: string | undefined;
  /** Replaces the text, for example with dictated words. It is kept as a draft. */
  setText(text: string): void;
  /** Sends the text and empties the field. If it cannot be sent, keeps it and says why. */
  send(): void;
  /** Moves the focus to the field. */
  focus(): void;
}

/** What the parts of the composer need in addition. */
export interface ComposerParts extends ComposerState {
  readonly hintId: string;
  /** True if the hint is shown elsewhere, with the recovery action. */
  readonly isHintHidden: boolean;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

export const ComposerContext = createContext<ComposerParts | undefined>(undefined);

export function useComposerParts(): ComposerParts {
  const parts = use(ComposerContext);
  if (parts === undefined) throw new Error('Parts of the composer must be used inside <Composer>.');
  return parts;
}

/** Returns the text being written and what can be done with it. Call it inside `Composer`; rerenders with every key. */
export function useComposer(): ComposerState {
  return useComposerParts();
}
