'use client';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '../../ui/button/IconButton.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import type { IconType } from '../../ui/icon/Icon.js';
import { ConversationSelect } from '../ConversationSelect.js';
import { devtoolsWords as words } from '../devtoolsWords.js';
import { foldedLines } from '../recording/conversations.js';
import type { Conversations } from '../useConversations.js';
import { compareThreads } from './compareThreads.js';
import { createFoldSteps } from './createFoldSteps.js';
import { ThreadComparison } from './ThreadComparison.js';

export interface StepsViewProps {
  chats: Conversations;
  /** The selected line. Default: the last. */
  lineNumber: number | undefined;
  onLineNumberChange: (number: number) => void;
}

/** A chat folded line by line: the thread before and after each line, with the changes. */
export function StepsView({ chats, lineNumber, onLineNumberChange }: StepsViewProps) {
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const { current } = chats;
  const lines = useMemo(() => (current === undefined ? [] : foldedLines(current)), [current]);
  const steps = useMemo(() => createFoldSteps(lines), [lines]);
  const found = lines.findIndex(({ number }) => number === lineNumber);
  const position = found === -1 ? lines.length : found + 1;
  const changes = useMemo(() => compareThreads(steps.after(position - 1), steps.after(position)), [steps, position]);
  if (lines.length === 0) return <EmptyState {...words.empty.steps} />;

  const goTo = (next: number) => onLineNumberChange(lines[Math.max(1, Math.min(next, lines.length)) - 1]?.number ?? 0);
  const ways: readonly Way[] = [
    { label: words.first, icon: ChevronFirst, to: 1 },
    { label: words.previous, icon: ChevronLeft, to: position - 1 },
    { label: words.next, icon: ChevronRight, to: position + 1 },
    { label: words.last, icon: ChevronLast, to: lines.length },
  ];
  return (
    <>
      <div className="parley-devtools-tools">
        <ConversationSelect {...chats} />
        {ways.map(({ label, icon, to }) => (
          <IconButton
            icon={icon}
            key={label}
            label={label}
            size="small"
            disabled={to < 1 || to > lines.length || to === position}
            onClick={() => goTo(to)}
          />
        ))}
        <input
          type="range"
          aria-label={words.position}
          aria-valuetext={words.positionOf(position, lines.length)}
          min={1}
          max={lines.length}
          value={position}
          className="parley-devtools-slider"
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <span className="parley-devtools-count">{words.positionOf(position, lines.length)}</span>
        <CheckField label={words.showsUnchanged} checked={showsUnchanged} onChange={({ target }) => setShowsUnchanged(target.checked)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section aria-label={words.rawLine} tabIndex={0} className="parley-devtools-json parley-devtools-raw">
        <pre>{lines[position - 1]?.line.slice(0, longestLine)}</pre>
      </section>
      <ThreadComparison changes={changes} showsUnchanged={showsUnchanged} />
    </>
  );
}

interface Way {
  readonly label: string;
  readonly icon: IconType;
  readonly to: number;
}

/** The line view shows all of it. */
const longestLine = 4000;
