import type { ServiceFaults } from '@parley/local-service';
import { createRandom, type Random } from '../../local-service/src/random.js';
import type { ActionKind, CutPlace, RequestFault, TokenFault, TurnAction, TurnPlan } from './TurnPlan.js';

/** Draws one turn. It depends on its numbers alone, so that a run may begin at any turn. */
export function drawTurn({ seed, lane, turn, pages, actions }: DrawOptions): TurnPlan {
  const random = createRandom(mixed(seed, lane, turn));
  const requestFaults = Array.from({ length: random.pick(faultCounts) }, () => drawRequestFault(random));
  return {
    turn,
    question: `Question ${turn} on ${lane}, draw ${random.between(0, 999_999)}`,
    place: random.pick(places),
    requestFaults,
    tokenFaults: random.chance(0.1) ? [random.pick(tokenFaults)] : [],
    serviceFaults: drawServiceFaults(random, requestFaults),
    action: random.chance(0.4) ? drawAction(random, actions) : undefined,
    asker: random.between(0, pages - 1),
    whenBusy: random.pick(['watch', 'watch', 'stop']),
    isReadAgain: random.chance(pages > 1 ? 0.5 : 0.1),
  };
}

export interface DrawOptions {
  readonly seed: number;
  readonly lane: string;
  readonly turn: number;
  readonly pages: number;
  readonly actions: readonly [ActionKind, ...ActionKind[]];
}

/** One number of several; any two different ones give unrelated draws. */
export function mixed(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('|')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function drawRequestFault(random: Random): RequestFault {
  const draw = random.next();
  if (draw < 0.45) return drawCut(random);
  if (draw < 0.57) return { kind: 'lost', isHeard: random.chance(0.5) };
  if (draw < 0.72) return drawStatus(random);
  if (draw < 0.77) return { kind: 'refused-token', isJsonRpc: random.chance(0.5) };
  if (draw < 0.87) return { kind: 'crumbs', bytes: random.between(1, 40) };
  if (draw < 0.93) return { kind: 'delayed', ms: random.between(1, 40) };
  return { kind: 'duplicates', every: random.between(1, 4) };
}

function drawCut(random: Random): RequestFault {
  const afterLines = random.pick([0, 1, 2, random.between(3, 12), random.between(3, 40), Number.MAX_SAFE_INTEGER]);
  return { kind: 'cut', afterLines, inside: random.pick(cutPlaces), isClean: random.chance(0.4) };
}

function drawStatus(random: Random): RequestFault {
  const status = random.pick([429, 429, 500, 502, 503, 504, 408]);
  const retryAfter = status === 429 || status === 503 ? random.pick([undefined, '0', '1', 'Thu, 01 Jan 2026 00:00:00 GMT']) : undefined;
  return { kind: 'status', status, retryAfter, isHeard: status >= 500 && random.chance(0.4) };
}

function drawServiceFaults(random: Random, requestFaults: readonly RequestFault[]): ServiceFaults {
  const duplicateLines = random.chance(0.1);
  const hasDuplicates = duplicateLines || requestFaults.some(({ kind }) => kind === 'duplicates');
  return {
    paceMs: random.pick([0, 0, 1, 2]),
    resubscribe: random.pick(['continue', 'replay', 'snapshot']),
    newerSentinels: random.chance(0.7),
    duplicateLines,
    // Of lines that all have one number nothing tells a repeated one from the same words said twice.
    sortPerMessage: !hasDuplicates && random.chance(0.15),
    busyThread: random.pick(['status', 'line', 'json-rpc']),
    ...(random.chance(0.06) && { suspendAfterEventsOnce: [random.between(0, 4)] }),
    ...(random.chance(0.06) && { errorAfterEventsOnce: [random.between(0, 4)] }),
  };
}

function drawAction(random: Random, kinds: DrawOptions['actions']): TurnAction {
  return { kind: random.pick(kinds), afterLines: random.pick([0, 1, 2, random.between(3, 10), random.between(3, 40)]) };
}

const places = ['same', 'same', 'same', 'same', 'same', 'new', 'earlier'] as const satisfies readonly TurnPlan['place'][];
const faultCounts = [0, 0, 1, 1, 1, 2, 2, 3, 4, 6] as const;
const cutPlaces = ['nothing', 'line', 'character'] as const satisfies readonly CutPlace[];
const tokenFaults = ['server-error', 'lost', 'worthless'] as const satisfies readonly TokenFault[];
