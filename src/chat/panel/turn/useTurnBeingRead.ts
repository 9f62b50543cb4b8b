import { type RefObject, useEffect } from 'react';
import { cutText } from '../../../ui/text/shortText.js';

/** A turn whose question has scrolled out of view above its answer. */
export interface TurnBeingRead {
  readonly question: Element;
  /** The beginning of the question, in one line. */
  readonly text: string;
}

/** Calls `onChange` when another turn is read, and with `undefined` when the question of the one being read is in view. */
export function useTurnBeingRead(viewport: RefObject<HTMLElement | null>, onChange: (read: TurnBeingRead | undefined) => void): void {
  useEffect(() => {
    const box = viewport.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    let shown: Element | undefined;

    function look() {
      // While an answer grows, its question stays the same: finding it by its place costs more than looking where it is.
      const question = box === null ? undefined : isStillAbove(shown, box) ? shown : questionAbove(box);
      if (question === shown) return;
      shown = question;
      onChange(question && { question, text: textOf(question) });
    }

    // Both come once per frame, when the page has been laid out.
    box.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [viewport, onChange]);
}

/** Returns the question of the turn at the top of the box, if it has scrolled out of view while most of the turn is still below. */
function questionAbove(box: HTMLElement): Element | undefined {
  const { top, left, width } = box.getBoundingClientRect();
  const root = box.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  // The pinned question itself may be the first element there.
  const turn = root
    .elementsFromPoint(left + width / 2, top + readingLinePx)
    .map((element) => element.closest('[data-slot="turn"]'))
    .find((element) => element !== null && box.contains(element));
  const question = turn?.querySelector('[data-slot="question"]') ?? undefined;
  return isStillAbove(question, box) ? question : undefined;
}

function isStillAbove(question: Element | undefined, box: HTMLElement): boolean {
  const turn = question?.closest('[data-slot="turn"]');
  if (question === undefined || !turn || !box.contains(turn)) return false;
  const { top } = box.getBoundingClientRect();
  return question.getBoundingClientRect().bottom < top && turn.getBoundingClientRect().bottom > top + leastRestPx;
}

/** Only the question, without the buttons beside it. */
function textOf(question: Element): string {
  const text = question.querySelector('.parley-question-text')?.textContent ?? '';
  return cutText(text.trim(), 0, maxLength).replace(/\s+/g, ' ');
}

/** The height below the top at which the reader is assumed to read: under the pinned question. */
const readingLinePx = 40;
/** Near the end of a turn, its question is not pinned. */
const leastRestPx = 120;
const maxLength = 300;
