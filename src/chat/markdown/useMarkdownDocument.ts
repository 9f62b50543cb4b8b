import { useEffect, useMemo, useReducer, useState } from 'react';
import { createBlockSplitter } from './parse/blocks.js';
import type { MarkdownDocument } from './parse/MarkdownDocument.js';
import type { MarkdownSyntax } from './parse/syntax.js';
import { pauseMs, TextPacer } from './parse/TextPacer.js';

/** Returns the part of a text's document that is to be shown now; the rest follows automatically. */
export function useMarkdownDocument(text: string, isStreaming: boolean, syntax: MarkdownSyntax): MarkdownDocument {
  // What is shown depends on the time, so each render has to ask again.
  'use no memo';
  const splitter = useMemo(() => createBlockSplitter(syntax), [syntax]);
  const [pacer] = useState(() => new TextPacer());
  const [, step] = useReducer((steps: number) => steps + 1, 0);

  const shown = pacer.pass(text, isStreaming, performance.now());
  const document = splitter.update(shown, isStreaming);
  const unfinished = document.isBehind ? document : undefined;
  const isHeld = shown !== text;

  useEffect(() => {
    if (unfinished === undefined) return;
    const timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [unfinished]);

  // A browser's timers and its clock need not agree to the millisecond.
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => {
      pacer.release();
      step();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isHeld, pacer]);

  return document;
}
