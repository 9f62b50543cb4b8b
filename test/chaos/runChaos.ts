import type { Browser } from 'playwright';
import type { ServeFile } from './createChaosSite.js';
import { lanes } from './lanes.js';
import { type LaneEnd, runLane, type TurnEnd, type TurnFailure } from './runLane.js';

/** Breaks the chat in every way it can think of, and compares it with the service after each turn. */
export async function runChaos(
  browser: Browser,
  { seed, turns, from = 1, lane: only, serve, measuresHeap = false, isLate = () => false, onTurn = () => {} }: ChaosOptions,
): Promise<ChaosReport> {
  const chosen = lanes.filter(({ name }) => only === undefined || name === only);
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  let turnsRun = 0;
  const heaps: HeapSample[] = [];
  const reports = await Promise.all(
    chosen.map((lane) => {
      const laneTurns = Math.round((turns * lane.share) / shares);
      const measuredAt = new Set(measuresHeap ? heapStages.map((part) => Math.round(laneTurns * part)) : []);
      return runLane(browser, lane, {
        seed,
        from,
        turns: laneTurns,
        serve,
        isLate,
        async onTurn(end) {
          turnsRun += 1;
          if (measuredAt.has(end.turn - from + 1)) heaps.push(...(await measureTabs(end)));
          onTurn(end, turnsRun);
        },
        async onEnd(end) {
          if (measuresHeap) heaps.push(...(await measureTabs(end)));
        },
      });
    }),
  );
  return { failures: reports.flatMap(({ failures }) => failures), heaps, turnsRun };
}

/** With an empty thread on screen: what a long one takes is no growth. */
async function measureTabs({ lane, turn, tabs }: LaneEnd): Promise<readonly HeapSample[]> {
  const samples: HeapSample[] = [];
  for (const [index, tab] of tabs.entries()) {
    await tab.show(undefined);
    samples.push({ lane: `${lane} ${index + 1}`, turn, bytes: await tab.heap() });
  }
  return samples;
}

export interface ChaosOptions {
  readonly seed: number;
  /** Of all lanes together. */
  readonly turns: number;
  /** Turn of each lane to begin with. */
  readonly from?: number | undefined;
  /** Runs this lane alone. */
  readonly lane?: string | undefined;
  readonly serve: ServeFile;
  /** Each look at the heap takes a second or two. */
  readonly measuresHeap?: boolean;
  /** Once it is, no further turn begins. */
  readonly isLate?: () => boolean;
  readonly onTurn?: (end: TurnEnd, turnsRun: number) => void;
}

export interface ChaosReport {
  readonly failures: readonly TurnFailure[];
  /** Of each tab, a few times on the way. */
  readonly heaps: readonly HeapSample[];
  readonly turnsRun: number;
}

export interface HeapSample {
  readonly lane: string;
  readonly turn: number;
  readonly bytes: number;
}

/** Parts of all turns after which the heap is measured, beside the end; of 2,000 the first one ends with turn 200. */
const heapStages = [0.1, 0.5] as const;
