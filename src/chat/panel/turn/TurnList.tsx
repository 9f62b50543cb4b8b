'use client';
import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useMergedRef } from '../../../ui/useMergedRef.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import { steadyTurns } from '../../store/fold/threadTurns.js';
import { EarlierVersionsContext } from '../context/EarlierVersionsContext.js';
import { usePanel } from '../context/PanelContext.js';
import { useLaterParts } from '../lazy/lazyParts.js';
import { createVersionFolder } from '../model/createVersionFolder.js';
import { ThreadSkeleton } from './ThreadSkeleton.js';
import { Turn } from './Turn.js';
import { TurnGroups } from './TurnGroups.js';
import { useCollapsedWarning } from './useCollapsedWarning.js';

export interface TurnListProps extends ComponentProps<'div'> {
  /** Shown while the thread has no turns and no error. */
  empty?: ReactNode;
  /** Renders each turn: a `<Turn>` with parts of your choice. Default: `<Turn />` with all of them. */
  children?: ReactNode;
}

/** The scrolling list of turns. It follows a growing answer until the reader scrolls away. Renders a `<div role="log">`. */
export function TurnList({ empty, ref, className, children = wholeTurn, ...props }: TurnListProps) {
  const all = useChatSelector((snapshot) => steadyTurns(snapshot.turns));
  const replaced = useChatSelector((snapshot) => snapshot.replaced);
  const [foldVersions] = useState(createVersionFolder);
  const { turns, earlier } = useMemo(() => foldVersions(all, replaced), [foldVersions, all, replaced]);
  const isLoading = useChatSelector((snapshot) => snapshot.isLoading);
  const isEmpty = useChatSelector((snapshot) => !snapshot.isLoading && snapshot.turns.length === 0 && snapshot.error === undefined);
  const { chat } = useFirstLabels();
  const { PinnedQuestion: Pinned, LogTools: Tools } = useLaterParts() ?? {};
  const { scroll } = usePanel();
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const bothRefs = useMergedRef(viewport, ref);
  const lastId = turns.at(-1)?.id;
  useCollapsedWarning(viewport);

  useLayoutEffect(() => {
    if (viewport.current !== null && content.current !== null) return scroll.attach(viewport.current, content.current);
  }, [scroll]);

  useLayoutEffect(() => scroll.follow(lastId === undefined), [scroll, lastId]);

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
      {Pinned && turns.length > 0 && <Pinned viewport={viewport} />}
      <div ref={content} className="parley-turns">
        {isLoading && <ThreadSkeleton />}
        {isEmpty && empty}
        <EarlierVersionsContext value={earlier}>
          <TurnGroups turns={turns}>{children}</TurnGroups>
        </EarlierVersionsContext>
        {Tools && <Tools content={content} />}
      </div>
    </div>
  );
}

const wholeTurn = <Turn />;
