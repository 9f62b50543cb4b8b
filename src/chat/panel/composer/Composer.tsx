'use client';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { type ComposerCompletions, ComposerContext } from '../context/ComposerContext.js';
import { loadLazyParts, useLaterParts } from '../lazy/lazyParts.js';
import type { ChatQuota } from '../model/ChatQuota.js';
import { ComposerField } from './ComposerField.js';
import { ComposerHint } from './ComposerHint.js';
import { ComposerInput } from './ComposerInput.js';
import { SendButton } from './SendButton.js';
import { useComposerState } from './useComposerState.js';

export interface ComposerProps extends ComponentProps<'form'> {
  /** The placeholder of the field. Default: the labels' placeholder. */
  placeholder?: string | undefined;
  /** Shown in the field before the text, such as a button that attaches something. */
  start?: ReactNode;
  /** Shown in the field between the text and the send button. */
  end?: ReactNode;
  /**
   * Adds a dictation button, in browsers with speech recognition. Some browsers send the speech to their vendor. Default `false`.
   */
  voice?: boolean | undefined;
  /** The user's usage of a quota, shown below the field. Not shown if its numbers are missing or invalid. */
  quota?: ChatQuota | undefined;
  /** What `@` and `/` complete, besides what the agent found in the data model and earlier questions. */
  completions?: ComposerCompletions | undefined;
  /** Replaces all parts: `ComposerHint`, and `ComposerField` with `ComposerInput` and `SendButton`. */
  children?: ReactNode;
}

/**
 * The message field. Enter sends, lines the question up while an answer is running, or shows why sending is not possible. Shift+Enter adds
 * a line, Escape stops a running answer, and Arrow Up in the empty field brings back earlier questions. Unsent text is kept for each
 * thread, and a question that the service had not received yet is restored after a reload. Parts of your own inside call `useComposer`.
 * Renders a `<form>`.
 */
export function Composer(props: ComposerProps) {
  return useHidden('ask') ? null : <ComposerForm {...props} />;
}

function ComposerForm({
  placeholder,
  start,
  end,
  voice = false,
  quota,
  completions = noCompletions,
  className,
  children,
  ...props
}: ComposerProps) {
  const state = useComposerState(quota);
  const { ComposerTools: Tools, DictateButton: Dictate, QuotaLine: Quota } = useLaterParts() ?? {};
  const hasContext = useChatSelector(({ context, suggestions }) => context.length + suggestions.length > 0);
  const hasLaterParts = voice || quota !== undefined || hasContext;
  useEffect(() => {
    if (hasLaterParts) void loadLazyParts();
  }, [hasLaterParts]);
  return (
    <form
      data-slot="composer"
      data-state={state.isRunning ? 'running' : state.hint === undefined ? 'ready' : 'blocked'}
      className={partClass('composer', className)}
      onSubmit={(event) => event.preventDefault()}
      {...props}
    >
      <ComposerContext value={{ ...state, completions }}>
        {Tools && <Tools />}
        {children ?? (
          <>
            <ComposerHint />
            <ComposerField>
              {start}
              <ComposerInput placeholder={placeholder} />
              {end}
              {voice && Dictate && <Dictate />}
              <SendButton />
            </ComposerField>
          </>
        )}
        {quota && Quota && <Quota quota={quota} />}
      </ComposerContext>
    </form>
  );
}

const noCompletions: ComposerCompletions = {};
