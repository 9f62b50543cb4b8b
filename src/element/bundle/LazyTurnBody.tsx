// Replaces `chat/panel/TurnBody` in the element: see vite.config.ts.

import { useTurn } from '../../chat/panel/context/TurnContext.js';
import { createLazyPart } from '../../chat/panel/lazy/createLazyPart.js';
import { loadAnswering } from './loadAnswering.js';

const body = createLazyPart({
  load: async () => {
    // First, because the other imports it: a chunk that could not be loaded is requested again, but not those that import it.
    await loadAnswering();
    return (await import('./answerParts.js')).TurnBody;
  },
  className: 'parley-tool-loading',
  Unloaded: WrittenAnswer,
});

/** What a turn shows below its question. Most of it is the Markdown parser, which is not needed before the first answer. */
export const TurnBody = body.Part;

/** Loads the code of answers when the page has nothing else to do. Returns a function that cancels it. */
export function loadAnswersWhenIdle(): () => void {
  const load = () => void body.preload();
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, laterMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(load, { timeout: laterMs });
  return () => cancelIdleCallback(request);
}

/** Long enough not to delay the first paint. */
const laterMs = 1000;

/** An answer without its formatting. */
function WrittenAnswer() {
  const { turn } = useTurn();
  return (
    <p dir="auto" className="parley-written-answer">
      {turn.answer?.content}
    </p>
  );
}
