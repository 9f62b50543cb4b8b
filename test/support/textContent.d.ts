import 'vitest';

declare module 'vitest' {
  /** The types of Vitest's browser mode leave out patterns, which the matcher takes. */
  interface Assertion<R, T> {
    toHaveTextContent(text?: string | number | RegExp, options?: { normalizeWhitespace: boolean }): R;
  }
}
