import { type KeyboardEvent, useRef } from 'react';
import { isOfInputMethod } from '../../../react/text/isOfInputMethod.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useRecentThreads } from '../../hooks/useRecentThreads.js';
import { useComposerParts } from '../context/ComposerContext.js';
import { earlierQuestions } from './earlierQuestions.js';

/**
 * Returns the handler of Arrow Up and Arrow Down: from the empty field, Up goes back through earlier questions and Down returns. Once
 * the text is edited, the keys move the caret as usual.
 */
export function useHistoryKeys(): (event: KeyboardEvent<HTMLTextAreaElement>) => boolean {
  const store = useChatActions();
  const { text, setText, editing } = useComposerParts();
  const { threads } = useRecentThreads();
  const place = useRef<{ questions: readonly string[]; index: number }>(undefined);

  return (event) => {
    if (isOfInputMethod(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || editing !== undefined) return false;
    const shown = place.current?.questions[place.current.index];
    if (text === '') place.current = undefined;
    else if (shown !== text) return false;
    const questions = place.current?.questions ?? earlierQuestions(store.getSnapshot().turns, threads);
    const index = (place.current?.index ?? -1) + (event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0);
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || index < -1 || index >= questions.length) return false;
    event.preventDefault();
    place.current = index === -1 ? undefined : { questions, index };
    setText(questions[index] ?? '');
    return true;
  };
}
