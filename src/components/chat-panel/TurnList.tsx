'use client';
import { type ComponentProps, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Turn as TurnData } from '../../chat-store/Thread.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { mergeRefs } from '../primitives/mergeRefs.js';
import { partClass } from '../primitives/partClass.js';
import { usePanel } from './PanelContext.js';
import { ThreadSkeleton } from './ThreadSkeleton.js';
import { Turn } from './Turn.js';
import { TurnContext } from './TurnContext.js';

export interface TurnListProps extends ComponentProps<'div'> {
  /** Shown while the thread has no turn, and nothing is wrong with it. */
  empty?: ReactNode;
  /** What each turn looks like: a `<Turn>` with parts of your choice. Default: `<Turn />` with all of them. */
  children?: ReactNode;
}

/** The scrolling list of turns, which stays at the end of a growing answer until the reader goes elsewhere. Renders a `<div role="log">`. */
export function TurnList({ empty, ref, className, children = wholeTurn, ...props }: TurnListProps) {
  const turns = useChatSelector((snapshot) => snapshot.turns);
  const isLoading = useChatSelector((snapshot) => snapshot.isLoading);
  const isEmpty = useChatSelector((snapshot) => !snapshot.isLoading && snapshot.turns.length === 0 && snapshot.error === undefined);
  const { chat } = useLabels();
  const { scroll } = usePanel();
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const bothRefs = useMemo(() => mergeRefs(viewport, ref), [ref]);
  const groups = useMemo(() => grouped(turns), [turns]);
  const lastId = turns.at(-1)?.id;

  useLayoutEffect(() => {
    if (viewport.current !== null && content.current !== null) return scroll.attach(viewport.current, content.current);
  }, [scroll]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another last turn is a new question or another thread
  useLayoutEffect(() => scroll.follow(), [scroll, lastId]);

  return (
    <div
      ref={bothRefs}
      role="log"
      aria-label={chat.conversation}
      aria-live="off"
      aria-busy={isLoading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      data-slot="turn-list"
      className={partClass('turn-list', className)}
      {...props}
    >
      <div ref={content} className="parley-turns">
        {isLoading && <ThreadSkeleton />}
        {isEmpty && empty}
        {groups.map((group) => (
          <TurnGroup key={group[0]?.id} turns={group} lastId={group.at(-1)?.id === lastId ? lastId : undefined}>
            {children}
          </TurnGroup>
        ))}
      </div>
    </div>
  );
}

interface TurnGroupProps {
  turns: readonly TurnData[];
  /** Id of the thread's last turn, where it is in this group. */
  lastId: string | undefined;
  children: ReactNode;
}

/** The unit that the browser may leave out of layout while it is out of sight. */
const TurnGroup = memo(
  ({ turns, lastId, children }: TurnGroupProps) => (
    <div className="parley-turn-group" data-state={lastId === undefined ? 'settled' : 'last'}>
      {turns.map((turn) => (
        <TurnItem key={turn.id} turn={turn} isLast={turn.id === lastId}>
          {children}
        </TurnItem>
      ))}
    </div>
  ),
  (before, after) =>
    before.lastId === after.lastId &&
    before.children === after.children &&
    before.turns.length === after.turns.length &&
    before.turns.every((turn, index) => turn === after.turns[index]),
);

const TurnItem = memo(({ turn, isLast, children }: { turn: TurnData; isLast: boolean; children: ReactNode }) => {
  const value = useMemo(() => ({ turn, isLast }), [turn, isLast]);
  return <TurnContext value={value}>{children}</TurnContext>;
});

function grouped(turns: readonly TurnData[]): (readonly TurnData[])[] {
  return Array.from({ length: Math.ceil(turns.length / groupSize) }, (_, index) => turns.slice(index * groupSize, (index + 1) * groupSize));
}

const wholeTurn = <Turn />;

const groupSize = 20;
