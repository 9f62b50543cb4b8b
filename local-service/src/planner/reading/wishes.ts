import type { ChartStyle, ChartWish } from '../plan/Plan.js';
import type { CurrencyCue, NamedCurrency } from '../words/currencies.js';
import type { DirectionCue, TrendCue } from '../words/directionWords.js';
import type { ChartCue } from './chartWords.js';

/** Handles wishes other than members of the data model: the chart, the direction of a change, its reason. */
export interface Wishes {
  readonly chart: ChartWish | undefined;
  readonly style: ChartStyle | undefined;
  /** Kinds of chart that cannot be drawn. */
  readonly unknownCharts: readonly string[];
  readonly trend: Omit<TrendCue, 'kind'> | undefined;
  readonly isLoss: boolean;
  readonly isWhy: boolean;
  readonly isWhen: boolean;
  /** Currencies that the data does not have. */
  readonly currencies: readonly NamedCurrency[];
}

export type WishCue = ChartCue | DirectionCue | CurrencyCue;

export type WishDraft = { -readonly [Key in keyof Wishes]: Wishes[Key] extends readonly (infer Item)[] ? Item[] : Wishes[Key] };

export function noWishes(): WishDraft {
  return {
    chart: undefined,
    style: undefined,
    unknownCharts: [],
    trend: undefined,
    isLoss: false,
    isWhy: false,
    isWhen: false,
    currencies: [],
  };
}

export function takeWish(cue: WishCue, draft: WishDraft): void {
  switch (cue.kind) {
    case 'loss':
    case 'why':
    case 'when':
      draft[flags[cue.kind]] = true;
      break;
    case 'chart':
      draft.chart = cue.chart ?? draft.chart;
      draft.style = cue.style === undefined ? draft.style : { ...draft.style, ...cue.style };
      break;
    case 'unknown-chart':
      draft.unknownCharts.push(cue.name);
      break;
    case 'trend':
      draft.trend ??= { direction: cue.direction, isOngoing: cue.isOngoing };
      break;
    case 'currency':
      draft.currencies.push(cue.currency);
  }
}

const flags = { loss: 'isLoss', why: 'isWhy', when: 'isWhen' } as const;
