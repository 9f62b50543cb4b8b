import type { ActionKind } from './TurnPlan.js';

/** What a part of the turns is run on; each lane has its own pages and service. */
export interface LaneDefinition {
  readonly name: string;
  readonly subject: 'element' | 'strict';
  /** Tabs on one thread. */
  readonly pages: number;
  /** Of all turns. */
  readonly share: number;
  readonly actions: readonly [ActionKind, ...ActionKind[]];
}

/** A reload would reset the heap, so only one lane has it. */
const always = [
  'stop',
  'stop',
  'queues',
  'switch',
  'sleep',
  'doze',
  'expiry',
  'remount',
  'offline',
] as const satisfies readonly ActionKind[];

export const lanes: readonly LaneDefinition[] = [
  { name: 'element', subject: 'element', pages: 1, share: 0.7, actions: always },
  { name: 'tabs', subject: 'element', pages: 2, share: 0.15, actions: [...always, 'other-asks', 'other-asks', 'other-asks', 'reload'] },
  { name: 'strict', subject: 'strict', pages: 1, share: 0.15, actions: always },
];
