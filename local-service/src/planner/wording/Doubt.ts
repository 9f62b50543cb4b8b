import type { Dimension } from '../../data-model/ModelView.js';
import type { RowCondition } from '../plan/Plan.js';

/** A part of a question that may be meant otherwise than it was read. */
export type Doubt =
  /** A share of all, not within each group. */
  | { readonly kind: 'parts' }
  | { readonly kind: 'condition'; readonly text: string; readonly condition: RowCondition }
  /** Names for several values, which are shown one by one. */
  | { readonly kind: 'groups'; readonly labels: readonly string[]; readonly dimension: string }
  | {
      readonly kind: 'part-of-name';
      readonly value: string;
      readonly dimension: string;
      readonly count: number;
      readonly isExcluded: boolean;
    }
  /** The question takes another number of them for granted. */
  | { readonly kind: 'count'; readonly member: Dimension; readonly actual: number; readonly described: number };
