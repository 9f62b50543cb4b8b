import { continues } from './continues.js';

/**
 * Lets a growing text through some thirty times a second. More often is not seen, and each time costs a parse, a render, a layout
 * and a paint; a text that is replayed, or flows faster than anyone reads, would keep a slow device from everything else.
 */
export class TextPacer {
  #shown = '';
  #shownAt = Number.NEGATIVE_INFINITY;

  /** What is to be shown of the text at a time in milliseconds: all of it, or what was shown last. */
  pass(text: string, isStreaming: boolean, now: number): string {
    if (text === this.#shown || (isStreaming && this.#isTooSoon(now) && continues(text, this.#shown))) return this.#shown;
    this.#shown = text;
    this.#shownAt = now;
    return text;
  }

  /** Lets the next text through, however soon it comes. */
  release(): void {
    this.#shownAt = Number.NEGATIVE_INFINITY;
  }

  #isTooSoon(now: number): boolean {
    return now - this.#shownAt < pauseMs;
  }
}

/** Less than two frames of a screen that draws sixty a second, so that the second one is in time. */
export const pauseMs = 25;
