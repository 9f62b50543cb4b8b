import { cutText } from '../../../ui/text/shortText.js';
import { selectionIn } from '../model/selectionIn.js';

/** A text that is selected in an answer, and its place on the page. */
export interface SelectedText {
  readonly text: string;
  readonly box: DOMRect;
}

/** Returns what is selected inside one answer of the box; `undefined` if that is nothing, or more than one answer. */
export function selectedAnswerText(box: HTMLElement): SelectedText | undefined {
  const selected = selectedRange(box);
  const answer = answerOf(selected?.startContainer);
  if (selected === undefined || answer === undefined || answer !== answerOf(selected.endContainer) || !box.contains(answer))
    return undefined;
  const range = document.createRange();
  range.setStart(selected.startContainer, selected.startOffset);
  range.setEnd(selected.endContainer, selected.endOffset);
  const text = range.toString().trim();
  return text === '' ? undefined : { text, box: range.getBoundingClientRect() };
}

/** Returns a text as a quotation in Markdown, cut after 1,000 characters. */
export function quoteOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const quoted = lines
    .filter(Boolean)
    .map((line) => `> ${line}`)
    .join('\n');
  return quoted.length > maxCharacters ? `${cutText(quoted, 0, maxCharacters)}…` : quoted;
}

function selectedRange(box: HTMLElement): StaticRange | Range | undefined {
  const root = box.getRootNode();
  const selection = selectionIn(root);
  if (selection === null || selection.rangeCount === 0) return undefined;
  // A shadow root hides what is selected in it from the document's selection.
  const range =
    root instanceof ShadowRoot && 'getComposedRanges' in selection
      ? selection.getComposedRanges({ shadowRoots: [root] })[0]
      : selection.getRangeAt(0);
  return range?.collapsed === false ? range : undefined;
}

function answerOf(node: Node | undefined): Element | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('[data-slot="answer"]') ?? undefined;
}

const maxCharacters = 1_000;
