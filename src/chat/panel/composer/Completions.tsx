import { useLayoutEffect, useRef } from 'react';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import type { CompletionKind } from './completionsFor.js';
import type { OpenCompletion } from './useCompletion.js';

/** The list of completions above the field. Renders a `<div role="listbox">`, or nothing. */
export function Completions({ completion: { listId, items, active, setActive, pick } }: { completion: OpenCompletion }) {
  const words = useAskingLabels();
  const list = useRef<HTMLDivElement>(null);
  const headings: Readonly<Record<CompletionKind, string>> = {
    measure: words.measures,
    dimension: words.dimensions,
    question: words.earlierQuestions,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active item scrolls
  useLayoutEffect(() => {
    // In new browsers it returns a promise, which is no clean-up.
    void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  if (items.length === 0) return null;
  return (
    <div className="parley-completions-anchor">
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={0}
        onPointerDown={(event) => event.preventDefault()}
        aria-label={words.completions}
        data-slot="completions"
        className="parley-completions"
      >
        {(['measure', 'dimension', 'question'] as const).map((kind) => {
          const ofKind = items.flatMap((item, index) => (item.kind === kind ? [{ item, index }] : []));
          if (ofKind.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a list box must not contain a fieldset
            <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
              <div id={`${listId}-${kind}`} className="parley-menu-heading">
                {headings[kind]}
              </div>
              {ofKind.map(({ item, index }) => (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus and the keys are the field's
                <div
                  key={item.text}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className="parley-menu-item parley-completion"
                  onPointerMove={() => setActive(index)}
                  onClick={() => pick(item)}
                >
                  <bdi>{item.text}</bdi>
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
