import type { KeyboardEvent } from 'react';
import { createContext, type RefObject, use } from 'react';

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
  /** The turn whose question is being edited. */
  readonly editing: EditedTurn | undefined;
  /** Ends editing and restores the text that was there before. */
  cancelEditing(): void;
  /** Set by the parts that are loaded on demand: handles a key before the composer does. Returns true if it was handled. */
  readonly keys: { current: ((event: KeyboardEvent<HTMLTextAreaElement>) => boolean) | undefined };
  readonly completions: ComposerCompletions;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/** What `@` and `/` complete in the composer, besides what the agent found in the data model and earlier questions. */
export interface ComposerCompletions {
  /** Measures and dimensions by the titles that users know. */
  readonly members?: readonly CompletionMember[] | undefined;
  /** Whole questions. */
  readonly questions?: readonly string[] | undefined;
}

/** A measure or dimension that can be completed. */
export interface CompletionMember {
  /** The kind of the member. */
  readonly kind: 'measure' | 'dimension';
  /** The text that is inserted. */
  readonly title: string;
}

/** A turn that the text of the composer will replace. */
export interface EditedTurn {
  readonly turnId: string;
  /** The question as it was asked. */
  readonly question: string;
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
