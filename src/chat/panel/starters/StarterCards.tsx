import { type ComponentProps, useEffect, useId, useState } from 'react';
import { asServiceError } from '../../../data/asServiceError.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { Button } from '../../../ui/button/Button.js';
import { usePanel } from '../context/PanelContext.js';
import type { StarterSource } from '../model/Starter.js';
import { type ReadEntry, type ReadStarter, readStarters } from './readStarters.js';
import { type StarterIcon, StarterMark } from './StarterIcon.js';

export interface StarterCardsProps {
  readonly source: StarterSource<StarterIcon>;
  readonly pick: (question: string) => void;
  readonly onQuestions: ((questions: readonly string[]) => void) | undefined;
  /** The props of the list. */
  readonly list: ComponentProps<'ul'>;
}

/** Starters that are more than texts, or come from a function. Loaded on first use. */
export function StarterCards({ source, pick, onQuestions, list }: StarterCardsProps) {
  const entries = useEntries(source, onQuestions);
  if (entries === undefined) return <div data-slot="part-loading" aria-busy="true" className="parley-skeleton parley-starters-loading" />;
  // Without starters, the hidden list keeps the place of the heading.
  return (
    <ul {...list} data-kind="cards" hidden={entries.length === 0}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: headings and questions may occur twice, and have no state
        <Entry key={index} entry={entry} pick={pick} />
      ))}
    </ul>
  );
}

function Entry({ entry: { heading, icon, starters }, pick }: { entry: ReadEntry; pick: StarterCardsProps['pick'] }) {
  const id = useId();
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  const cards = starters.map((starter, index) => <Card key={index} starter={starter} pick={pick} />);
  if (heading === undefined) return cards;
  return (
    <li data-slot="starter-group">
      <h3 id={id} className="parley-starter-heading">
        <StarterMark icon={icon} />
        <bdi>{heading}</bdi>
      </h3>
      <ul aria-labelledby={id} className="parley-starter-list">
        {cards}
      </ul>
    </li>
  );
}

function Card({ starter: { question, title, description, icon }, pick }: { starter: ReadStarter; pick: StarterCardsProps['pick'] }) {
  return (
    <li>
      <Button className="parley-starter" onClick={() => pick(question)}>
        <StarterMark icon={icon} />
        <span className="parley-starter-text">
          <span>
            <bdi>{title}</bdi>
          </span>{' '}
          {description && (
            <span className="parley-starter-description">
              <bdi>{description}</bdi>
            </span>
          )}
        </span>
      </Button>
    </li>
  );
}

/** Returns the starters, or `undefined` while they are loading. A function is called once for each time they are shown. */
function useEntries(source: unknown, onQuestions: StarterCardsProps['onQuestions']): readonly ReadEntry[] | undefined {
  const { report } = usePanel();
  const [loaded, setLoaded] = useState<readonly ReadEntry[]>();
  const isFunction = typeof source === 'function';
  const latest = useLatest({ source, onQuestions, report });
  useEffect(() => {
    if (!isFunction) return;
    const loading = new AbortController();
    const { signal } = loading;
    const show = (entries: readonly ReadEntry[]) => {
      if (signal.aborted) return;
      setLoaded(entries);
      latest.current.onQuestions?.(entries.flatMap(({ starters }) => starters.map(({ question }) => question)));
    };
    const fail = (error: unknown) => {
      if (!signal.aborted) latest.current.report(asServiceError(error, 'starters'));
      show([]);
    };
    load(latest.current.source, signal).then(show).catch(fail);
    return () => loading.abort();
  }, [isFunction, latest]);
  return isFunction ? loaded : readStarters(source);
}

async function load(source: unknown, signal: AbortSignal): Promise<readonly ReadEntry[]> {
  return readStarters(typeof source === 'function' ? await source({ signal }) : source);
}
