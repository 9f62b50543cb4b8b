import type { PlacementRow } from './PlacementRow.js';

/** Rows that are being removed, were removed or were restored, by key. */
export type Departures = ReadonlyMap<string, Departure>;

interface Departure {
  readonly status: 'leaving' | 'left' | 'restored';
  /** The keys of the rows before it, so that it returns to its place. */
  readonly keysBefore: readonly string[];
  /** Later reads show by themselves if the row exists. */
  readonly leftAtMs: number;
}

export type DepartureEvent =
  | { readonly kind: 'leaving'; readonly key: string; readonly keysBefore: readonly string[] }
  | { readonly kind: 'left'; readonly key: string; readonly atMs: number }
  | { readonly kind: 'stayed' | 'restored'; readonly key: string };

export const noDepartures: Departures = new Map();

export function departuresReducer(departures: Departures, event: DepartureEvent): Departures {
  const { key } = event;
  switch (event.kind) {
    case 'leaving':
      return depart(departures, key, { status: 'leaving', keysBefore: allBefore(departures, event), leftAtMs: Number.POSITIVE_INFINITY });
    case 'left':
      return depart(departures, key, { status: 'left', leftAtMs: event.atMs });
    case 'restored':
      return depart(departures, key, { status: 'restored' });
    case 'stayed':
      return new Map([...departures].filter(([other]) => other !== key));
  }
}

/** Returns the rows without removed ones and with restored ones in their places. `readAtMs` is the time of the read. */
export function applyDepartures(rows: readonly PlacementRow[], departures: Departures, readAtMs: number): readonly PlacementRow[] {
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

/** Returns the rows before a row, including those removed from before it. */
function allBefore(departures: Departures, { key, keysBefore }: { key: string; keysBefore: readonly string[] }): readonly string[] {
  const gone = [...departures].filter(([, departure]) => departure.status !== 'restored' && !departure.keysBefore.includes(key));
  return [...keysBefore, ...gone.map(([goneKey]) => goneKey)].filter((other) => other !== key);
}

function depart(departures: Departures, key: string, change: Partial<Departure>): Departures {
  const departure = { status: 'leaving' as const, keysBefore: [], leftAtMs: 0, ...departures.get(key), ...change };
  return new Map(departures).set(key, departure);
}
