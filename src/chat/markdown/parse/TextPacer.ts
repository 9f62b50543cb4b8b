import { continues } from './continues.js';

/**
 * Passes on a growing text about thirty times a second. Readers see no more than that, and each update costs a parse, a render, a layout
 * and a paint; a replayed or very fast text would block a slow device.
 */
export class TextPacer {
  #shown = '';
  #shownAt = Number.NEGATIVE_INFINITY;

  /** Returns the text to show at a time in milliseconds: all of it, or what was shown last. */
  pass(text: string, isStreaming: boolean, now: number): string {
    if (text === this.#shown || (isStreaming && this.#isTooSoon(now) && continues(text, this.#shown))) return this.#shown;
    this.#shown = text;
    this.#shownAt = now;
    return text;
  }

  /** Passes on the next text at once. */
  release(): void {
    this.#shownAt = Number.NEGATIVE_INFINITY;
  }

  #isTooSoon(now: number): boolean {
    return now - this.#shownAt < pauseMs;
  }
}

/** Less than two frames at 60 Hz, so that the second frame is in time. */
export const pauseMs = 25;
