import { createContext, use } from 'react';
import type { DrillListener } from './drill/DrillQuestion.js';
import type { ProvenanceSource, TrustRule } from './provenance/Provenance.js';
import type { ChangedChart, SavedResult } from './share/SavedResult.js';

/** What the host says about results, and what it lets readers do with them. Provided by `ChatRoot`, and read by parts that are loaded later. */
export interface Acting {
  readonly provenance: ProvenanceSource | false | undefined;
  readonly isTrusted: TrustRule | undefined;
  readonly onDrill: DrillListener | undefined;
  readonly onSave: ((saved: SavedResult) => void) | undefined;
  readonly onChartChange: ((changed: ChangedChart) => void) | undefined;
  readonly linkToThread: ((chatId: string) => string) | undefined;
  readonly linkToTurn: ((chatId: string, turnId: string) => string) | undefined;
}

export const ActingContext = createContext<Acting | undefined>(undefined);

export function useActing(): Partial<Acting> {
  return use(ActingContext) ?? {};
}
