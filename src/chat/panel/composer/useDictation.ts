import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../react/state/useLatest.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useComposerParts } from '../context/ComposerContext.js';
import { createDictation, type Dictation, type DictationError } from './createDictation.js';

/** Inserts speech into the composer at the caret as it is recognized. Ends when a question is sent and on unmount. */
export function useDictation(): DictationState {
  const { text, setText, field } = useComposerParts();
  const { locale } = useLabels();
  const words = useAskingLabels();
  const announce = useAnnounce();
  const [isListening, setListening] = useState(false);
  const [error, setError] = useState<DictationError>();
  const dictation = useRef<Dictation>(undefined);
  const place = useRef<Place>(undefined);
  const caret = useRef<number>(undefined);
  const latest = useLatest({ text, setText, announce, errors: words.dictationErrors });
  // Changes when a question is sent or queued.
  const asked = useChatSelector(({ turns, queue }) => `${turns.at(-1)?.id} ${queue.at(-1)?.id}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: speech from before a question was sent is not part of the next
  useEffect(() => () => dictation.current?.abort(), [asked]);

  // The browser moves the caret to the end when the text is replaced.
  useEffect(() => {
    if (caret.current === undefined || field.current?.value !== text) return;
    field.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text, field]);

  /** Returns where the words go: at the caret, until the text is edited; then at the caret again. */
  function placeFor(heard: string): Place {
    const current = latest.current.text;
    if (place.current?.written === current) return place.current;
    const { selectionStart = current.length, selectionEnd = current.length } = field.current ?? {};
    const skipped = place.current === undefined ? 0 : Math.min(place.current.heard, heard.length);
    return { before: current.slice(0, selectionStart), after: current.slice(selectionEnd), written: current, heard: 0, skipped };
  }

  function onWords(heard: string): void {
    const next = placeFor(heard);
    const spoken = heard.slice(next.skipped).trim();
    const start = next.before + (spoken !== '' && /\S/.test(next.before.slice(-1)) ? ' ' : '') + spoken;
    const written = start + (spoken !== '' && /\S/.test(next.after.charAt(0)) ? ' ' : '') + next.after;
    place.current = { ...next, written, heard: heard.length };
    caret.current = start.length;
    latest.current.setText(written);
  }

  function toggle(): void {
    if (isListening) {
      dictation.current?.stop();
      return;
    }
    setError(undefined);
    place.current = undefined;
    dictation.current = createDictation({
      onWords,
      onError(next) {
        setError(next);
        latest.current.announce(latest.current.errors[next]);
      },
      onEnd: () => setListening(false),
    });
    if (dictation.current === undefined) return;
    setListening(true);
    announce(words.listening);
    dictation.current.start(locale);
  }

  return { isListening, error, toggle };
}

export interface DictationState {
  readonly isListening: boolean;
  /** Why the last dictation failed. */
  readonly error: DictationError | undefined;
  /** Starts or stops listening. */
  toggle(): void;
}

/** Where the words go in the text of the composer. */
interface Place {
  readonly before: string;
  readonly after: string;
  /** The text last written to the composer, with the words in it. */
  readonly written: string;
  /** The number of characters heard so far. */
  readonly heard: number;
  /** How many of them were written before the text was edited. */
  readonly skipped: number;
}
