import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { takesEscape } from '../../../react/keys/useEscapeFirst.js';
import { isOfInputMethod } from '../../../react/text/isOfInputMethod.js';
import { visibleLine, withoutInvisible } from '../../../react/text/searchText.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useRecentThreads } from '../../hooks/useRecentThreads.js';
import { type ComposerCompletions, useComposerParts } from '../context/ComposerContext.js';
import { dataModelViews } from '../model/dataModelViews.js';
import { type Completion, type CompletionToken, completionsFor, tokenBefore } from './completionsFor.js';
import { earlierQuestions } from './earlierQuestions.js';

/** The open list of completions. The focus stays in the field, which names the active one. */
export interface OpenCompletion {
  readonly listId: string;
  /** Empty while nothing is completed. */
  readonly items: readonly Completion[];
  readonly active: number;
  setActive(index: number): void;
  pick(item: Completion): void;
  /** Handles a key of the field. Returns true if it was handled. */
  onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean;
}

/** Completes the word at the caret after `@` or `/`. */
export function useCompletion(): OpenCompletion {
  const { text, setText, field, completions } = useComposerParts();
  const all = useSources(completions);
  const listId = useId();
  const [token, setToken] = useState<CompletionToken>();
  const [closedAt, setClosedAt] = useState<number>();
  const [active, setActive] = useState(0);
  const caretAfterPick = useRef<number>(undefined);

  // The caret is known once the field has the text.
  useEffect(() => {
    const element = field.current;
    if (caretAfterPick.current !== undefined) element?.setSelectionRange(caretAfterPick.current, caretAfterPick.current);
    caretAfterPick.current = undefined;
    const next = element === null ? undefined : tokenBefore(text, element.selectionStart);
    setToken(next);
    setActive(0);
    if (next === undefined) setClosedAt(undefined);
  }, [text, field]);

  const items = useMemo(
    () => (token === undefined || token.start === closedAt ? [] : completionsFor(token.query, all())),
    [token, closedAt, all],
  );
  const activeId = items.length === 0 ? undefined : `${listId}-${active}`;

  useEffect(() => {
    const element = field.current;
    if (element === null || activeId === undefined) return;
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-controls', listId);
    element.setAttribute('aria-activedescendant', activeId);
    element.setAttribute(takesEscape, '');
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant', takesEscape]) element.removeAttribute(name);
    };
  }, [field, listId, activeId]);

  function pick(item: Completion) {
    const element = field.current;
    if (token === undefined || element === null) return;
    const before = text.slice(0, token.start) + item.text + (item.kind === 'question' ? '' : ' ');
    setText(before + text.slice(token.start + 1 + token.query.length).replace(/^ /, ''));
    setClosedAt(token.start);
    caretAfterPick.current = before.length;
    element.focus();
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const item = items[active];
    if (item === undefined || isOfInputMethod(event) || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (takeEscape(event)) {
      setClosedAt(token?.start);
      return true;
    }
    switch (event.key) {
      case 'ArrowDown':
        setActive((active + 1) % items.length);
        break;
      case 'ArrowUp':
        setActive((active + items.length - 1) % items.length);
        break;
      case 'Enter':
      case 'Tab':
        pick(item);
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  }

  return { listId, items, active, setActive, pick, onKey };
}

/** Returns a function that collects everything that can be completed, called only while the list is open. */
function useSources({ members = [], questions = [] }: ComposerCompletions): () => readonly Completion[] {
  const store = useChatActions();
  const { threads } = useRecentThreads();
  return useMemo(
    () => () => {
      const { turns } = store.getSnapshot();
      const found = dataModelViews(turns).flatMap((view) => view.members);
      return [
        ...members.map(({ kind, title }) => ({ kind, text: visibleLine(title) })),
        ...found.map(({ aggType, title }) => ({
          kind: aggType === undefined ? ('dimension' as const) : ('measure' as const),
          text: visibleLine(title),
        })),
        ...[...questions.map(withoutInvisible), ...earlierQuestions(turns, threads)].map((text) => ({ kind: 'question' as const, text })),
      ].filter(({ text }) => text.trim() !== '' && text.length <= maxText);
    },
    [store, threads, members, questions],
  );
}

const maxText = 300;
