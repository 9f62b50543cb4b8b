import { TextQuote } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/button/Button.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { usePanel } from '../context/PanelContext.js';
import { quoteOf, selectedAnswerText } from './quotedText.js';

export interface QuoteButtonProps {
  /** The element around all turns. */
  content: RefObject<HTMLElement | null>;
}

/**
 * Quotes the selected text of an answer in the message field. Shown at the end of the selection; the menu that copies an answer does the
 * same. Renders a `<button>`, or nothing without a selection.
 */
export function QuoteButton({ content }: QuoteButtonProps) {
  const { composer } = usePanel();
  const words = useAskingLabels();
  const isHidden = useHidden('ask');
  const [quoted, setQuoted] = useState<PlacedText>();

  useEffect(() => {
    if (isHidden) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSelection = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setQuoted(content.current === null ? undefined : placedText(content.current)), pauseMs);
    };
    document.addEventListener('selectionchange', onSelection);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [content, isHidden]);

  if (isHidden || quoted === undefined) return null;
  return (
    <Button
      icon={TextQuote}
      size="small"
      data-slot="quote"
      className="parley-quote-button"
      style={{ top: quoted.top, left: quoted.left }}
      // Pressing a button would end the selection.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        composer.current?.insert(quoteOf(quoted.text));
        setQuoted(undefined);
      }}
    >
      {words.quote}
    </Button>
  );
}

interface PlacedText {
  readonly text: string;
  /** In pixels from the corner of the content. */
  readonly top: number;
  readonly left: number;
}

function placedText(content: HTMLElement): PlacedText | undefined {
  const selected = selectedAnswerText(content);
  if (selected === undefined) return undefined;
  const around = content.getBoundingClientRect();
  const shown = (content.parentElement ?? content).getBoundingClientRect();
  if (selected.box.bottom < shown.top || selected.box.top > shown.bottom - heightPx) return undefined;
  const middle = selected.box.left + selected.box.width / 2 - around.left;
  return {
    text: selected.text,
    top: Math.min(selected.box.bottom, shown.bottom - heightPx) - around.top,
    left: Math.max(halfWidthPx, Math.min(middle, around.width - halfWidthPx)),
  };
}

const pauseMs = 150;
const heightPx = 44;
const halfWidthPx = 110;
