import { memo, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsPrinting } from '../../../ui/row-window/useIsPrinting.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { EarlierVersionsContext } from '../context/EarlierVersionsContext.js';
import { TurnContext } from '../context/TurnContext.js';
import { createNearness, type Nearness } from '../model/createNearness.js';
import { createTurnGrouper, type TurnGroup, type TurnSection } from '../model/groupTurns.js';
import { turnsOfFarGroup } from './farGroups.js';

export interface TurnGroupsProps {
  turns: readonly ChatTurn[];
  /** Renders each turn. */
  children: ReactNode;
}

/** The turns of a thread. Of a long thread, only the turns that the reader has come near to are in the page. */
export function TurnGroups({ turns, children }: TurnGroupsProps) {
  const [group] = useState(createTurnGrouper);
  const [nearness] = useState(createNearness);
  const sections = group(turns);
  return sections.map((groups, index) => (
    <Section
      key={groups[0]?.[0]?.id}
      groups={groups}
      lastId={index === sections.length - 1 ? turns.at(-1)?.id : undefined}
      isLong={turns.length > turnsOfShortThread}
      nearness={nearness}
    >
      {children}
    </Section>
  ));
}

interface SectionProps {
  groups: TurnSection;
  /** The id of the thread's last turn, if it is in this section. */
  lastId: string | undefined;
  isLong: boolean;
  nearness: Nearness;
  children: ReactNode;
}

const Section = memo(function Section({ groups, lastId, isLong, nearness, children }: SectionProps) {
  const isFarAtFirst = useRef(isLong && lastId === undefined && canTellNearness);
  const place = useRef<HTMLDivElement>(null);

  // Groups are hidden as well, but the browser would then check each of them. A section becomes visible when it is near and is never hidden
  // again.
  useLayoutEffect(() => {
    if (isFarAtFirst.current) place.current?.setAttribute('hidden', 'until-found');
    isFarAtFirst.current = false;
  }, []);

  return (
    <div ref={place} className="parley-turn-section" style={{ containIntrinsicBlockSize: likelySize(groups) }}>
      {groups.map((turns) => {
        const isLast = turns.at(-1)?.id === lastId;
        return (
          <Group key={turns[0]?.id} turns={turns} lastId={isLast ? lastId : undefined} isFarAtFirst={isLong && !isLast} nearness={nearness}>
            {children}
          </Group>
        );
      })}
    </div>
  );
});

/** The estimated size of a section that is left out of layout and was never shown. */
function likelySize(groups: TurnSection): string {
  const turnCount = groups.reduce((count, turns) => count + turns.length, 0);
  return `auto calc(${turnCount * likelyTurnPx}px + ${groups.length - 1} * var(--parley-space-6))`;
}

interface GroupProps {
  turns: TurnGroup;
  lastId: string | undefined;
  isFarAtFirst: boolean;
  nearness: Nearness;
  children: ReactNode;
}

/** A group that has been near stays in the page, so that open, rated or selected content is not lost. */
const Group = memo(function Group({ turns, lastId, isFarAtFirst, nearness, children }: GroupProps) {
  const [hasNotBeenNear, setHasNotBeenNear] = useState(isFarAtFirst && canTellNearness);
  const isFar = !useIsPrinting() && hasNotBeenNear;
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = place;
    if (!isFar || current === null) return;
    const show = () => setHasNotBeenNear(false);
    current.setAttribute('hidden', 'until-found');
    turnsOfFarGroup.set(current, turns);
    current.addEventListener('beforematch', show);
    const unwatch = nearness.watch(current, show);
    return () => {
      current.removeEventListener('beforematch', show);
      unwatch();
    };
  }, [isFar, nearness, turns]);

  if (isFar) {
    return (
      <div key="far" ref={place} className="parley-turn-group" data-state="far" style={{ blockSize: turns.length * likelyTurnPx }}>
        {turns.map(wordsOf).join('\n')}
      </div>
    );
  }
  return (
    <div key="near" className="parley-turn-group" data-state={lastId === undefined ? 'settled' : 'last'}>
      {turns.map((turn) => (
        <TurnItem key={turn.id} turn={turn} isLast={turn.id === lastId}>
          {children}
        </TurnItem>
      ))}
    </div>
  );
});

const TurnItem = memo(function TurnItem({ turn, isLast, children }: { turn: ChatTurn; isLast: boolean; children: ReactNode }) {
  const earlier = use(EarlierVersionsContext).get(turn.id);
  const [shownId, showVersion] = useState<string>();
  const value = useMemo(() => {
    if (earlier === undefined) return { turn, isLast };
    const shown = earlier.find(({ id }) => id === shownId) ?? turn;
    return { turn: shown, isLast: isLast && shown === turn, versions: [...earlier, turn], showVersion };
  }, [turn, isLast, earlier, shownId]);
  return <TurnContext value={value}>{children}</TurnContext>;
});

/** The text that the browser's own search finds in a turn that is not rendered yet. */
function wordsOf({ question, answer }: ChatTurn): string {
  return `${question?.content ?? ''}\n${answer?.content ?? ''}`;
}

const canTellNearness = typeof IntersectionObserver !== 'undefined';

/** Shorter threads are rendered as a whole. */
const turnsOfShortThread = 60;

/** The estimated height of a turn that is not rendered yet. */
const likelyTurnPx = 240;
