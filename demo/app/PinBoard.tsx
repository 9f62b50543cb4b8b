import { PinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../src/admin.js';
import { SqlResult, useLabels } from '../../src/index.js';
import type { AppWords } from './appWords.js';
import type { Pin } from './usePins.js';

/** The results that the user has pinned, each as a card with its chart and table. */
export function PinBoard({ pins, onUnpin, words }: PinBoardProps) {
  const { locale, direction, acting } = useLabels();
  const board = useRef<HTMLElement>(null);
  const shown = useRef(pins[0]?.id);
  const latest = pins[0]?.id;
  useEffect(() => {
    if (latest === shown.current) return;
    shown.current = latest;
    board.current?.querySelector('article')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [latest]);
  return (
    <aside ref={board} className="board" aria-label={words.pinned}>
      <h2>{words.pinned}</h2>
      {pins.length === 0 && <p>{words.nothingPinned(acting?.saveResult ?? words.pin)}</p>}
      {pins.map(({ id, result }) => (
        <SqlResult key={id} result={result} lang={locale} dir={direction}>
          <div className="unpin" {...words.attributes}>
            <Button icon={PinOff} variant="quiet" size="small" onClick={() => onUnpin(id)}>
              {words.unpin}
            </Button>
          </div>
        </SqlResult>
      ))}
    </aside>
  );
}

interface PinBoardProps {
  readonly pins: readonly Pin[];
  readonly onUnpin: (id: string) => void;
  readonly words: AppWords;
}
