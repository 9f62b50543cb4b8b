import type { PlacementRow } from './PlacementRow.js';

/** What is being done to rows, and which of them are on their way out or came back. */
export interface PlacementWork {
  readonly busyKeys: ReadonlySet<string>;
  readonly departures: ReadonlyMap<string, Departure>;
}

/** A row that is being taken away, was, or was put back. */
interface Departure {
  readonly status: 'leaving' | 'left' | 'restored';
  /** The rows that stood before it, so that it comes back to its place. */
  readonly keysBefore: readonly string[];
  /** What was read later tells for itself whether the row is there. */
  readonly leftAtMs: number;
}

export type PlacementWorkEvent =
  | { readonly kind: 'busy' | 'idle'; readonly key: string }
  | { readonly kind: 'leaving'; readonly key: string; readonly keysBefore: readonly string[] }
  | { readonly kind: 'left'; readonly key: string; readonly atMs: number }
  | { readonly kind: 'stayed' | 'restored'; readonly key: string };

export const noWork: PlacementWork = { busyKeys: new Set(), departures: new Map() };

export function workReducer(work: PlacementWork, event: PlacementWorkEvent): PlacementWork {
  const { key } = event;
  switch (event.kind) {
    case 'busy':
      return { ...work, busyKeys: new Set(work.busyKeys).add(key) };
    case 'idle':
      return { ...work, busyKeys: new Set([...work.busyKeys].filter((other) => other !== key)) };
    case 'leaving':
      return depart(work, key, { status: 'leaving', keysBefore: allBefore(work, event), leftAtMs: Number.POSITIVE_INFINITY });
    case 'left':
      return depart(work, key, { status: 'left', leftAtMs: event.atMs });
    case 'restored':
      return depart(work, key, { status: 'restored' });
    case 'stayed':
      return { ...work, departures: new Map([...work.departures].filter(([other]) => other !== key)) };
  }
}

/** The rows without those that left, and those that came back in their places. `readAtMs` is when the rows were read. */
export function applyDepartures(rows: readonly PlacementRow[], { departures }: PlacementWork, readAtMs: number): readonly PlacementRow[] {
  if (departures.size === 0) return rows;
  const isThere = ({ key }: PlacementRow) => {
    const departure = departures.get(key);
    return departure === undefined || departure.status === 'restored' || readAtMs >= departure.leftAtMs;
  };
  const fromFirstToLast = [...departures].toSorted(([, one], [, other]) => one.keysBefore.length - other.keysBefore.length);
  return fromFirstToLast.reduce((current, [key, departure]) => putBack(current, key, departure), rows.filter(isThere));
}

function putBack(rows: readonly PlacementRow[], key: string, { status, keysBefore }: Departure): PlacementRow[] {
  const row = status === 'restored' ? rows.find((candidate) => candidate.key === key) : undefined;
  if (row === undefined) return [...rows];
  const others = rows.filter((other) => other !== row);
  const before = new Set(keysBefore);
  const place = others.findLastIndex((other) => before.has(other.key)) + 1;
  return [...others.slice(0, place), row, ...others.slice(place)];
}

/** The rows that stand before one, with those that left from before it. */
function allBefore({ departures }: PlacementWork, { key, keysBefore }: { key: string; keysBefore: readonly string[] }): readonly string[] {
  const gone = [...departures].filter(([, departure]) => departure.status !== 'restored' && !departure.keysBefore.includes(key));
  return [...keysBefore, ...gone.map(([goneKey]) => goneKey)].filter((other) => other !== key);
}

function depart(work: PlacementWork, key: string, change: Partial<Departure>): PlacementWork {
  const departure = { status: 'leaving' as const, keysBefore: [], leftAtMs: 0, ...work.departures.get(key), ...change };
  return { ...work, departures: new Map(work.departures).set(key, departure) };
}
