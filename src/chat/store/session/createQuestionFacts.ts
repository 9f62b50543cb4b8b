import { isAlike } from '../../../react/equality/isAlike.js';
import type { SendOptions } from '../ChatStore.js';
import type { ContextItem } from '../fold/Draft.js';
import { factsOf, isItem, isItems, type QuestionContextSource, readContext } from '../fold/questionContext.js';
import { restingState, type StateCell } from './createStateCell.js';

/** The facts to send with the next question: the host's `context`, and any added for that question only. */
export interface QuestionFacts {
  /** Returns them as JSON text; `undefined` if there are none. Throws a `validation` error if they cannot be sent. Then removes those that were added. */
  read(options: Pick<SendOptions, 'context' | 'usesDraft'>): string | undefined;
  /** Replaces the host's context. Facts that the user has removed stay removed. */
  setSource(source: QuestionContextSource | undefined): void;
  /** Adds facts for the next question. One with the id of an earlier one replaces it. */
  add(items: readonly ContextItem[]): void;
  /** Returns those for one question as JSON text. Removes those that were added, unless they cannot be sent: then `read` says why. */
  take(options: Pick<SendOptions, 'context' | 'usesDraft'>): string | undefined;
  /** Removes a fact, or includes it again. */
  include(id: string, isIncluded: boolean): void;
}

export function createQuestionFacts(cell: StateCell, initial: QuestionContextSource | undefined): QuestionFacts {
  let source = initial;
  let added: readonly ContextItem[] = [];
  const removed = new Set<string>();

  function show(): void {
    const given = itemsOf(source).filter(({ id }) => !added.some((item) => item.id === id));
    const context = [...given.map((item) => (removed.has(item.id) ? { ...item, isRemoved: true } : item)), ...added];
    if (!isAlike(context, cell.state.context, 2)) cell.set({ context });
  }

  function write(shared: Parameters<typeof readContext>[0], { context, usesDraft = true }: Pick<SendOptions, 'context' | 'usesDraft'>) {
    const text = readContext(shared, { ...(usesDraft && factsOf(added)), ...(context && factsOf(context)) });
    if (usesDraft) clear();
    return text;
  }

  function clear(): void {
    added = [];
    cell.set({ suggestions: restingState.suggestions });
    show();
  }

  show();
  return {
    read: (options) => write(isItems(source) ? factsOf(source.filter((item) => !removed.has(item?.id))) : source, options),
    setSource(next) {
      source = next;
      const ids = new Set(itemsOf(next).map(({ id }) => id));
      for (const id of removed) if (!ids.has(id)) removed.delete(id);
      show();
    },
    add(items) {
      const next = items.filter(isItem);
      added = [...added.filter(({ id }) => !next.some((item) => item.id === id)), ...next];
      show();
    },
    take(options) {
      try {
        return write(undefined, options);
      } catch {
        return undefined;
      }
    },
    include(id, isIncluded) {
      if (isIncluded) removed.delete(id);
      else if (added.some((item) => item.id === id)) added = added.filter((item) => item.id !== id);
      else removed.add(id);
      show();
    },
  };
}

/** Leaves out what a host without types may have passed. */
function itemsOf(source: QuestionContextSource | undefined): readonly ContextItem[] {
  return isItems(source) ? source.filter(isItem) : [];
}
