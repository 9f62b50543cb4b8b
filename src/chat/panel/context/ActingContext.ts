import { createContext, use } from 'react';
import type { DrillListener } from '../model/DrillQuestion.js';
import type { ProvenanceSource, TrustRule } from '../model/Provenance.js';
import type { ChangedChart, SaveListener } from '../model/SavedResult.js';

/** The props of `ChatRoot` about the source of results and about what readers can do with them, for parts that are loaded later. */
export interface Acting {
  readonly provenance: ProvenanceSource | false | undefined;
  readonly isTrusted: TrustRule | undefined;
  readonly onDrill: DrillListener | undefined;
  readonly onSave: SaveListener | undefined;
  readonly onChartChange: ((changed: ChangedChart) => void) | undefined;
  readonly linkToThread: ((chatId: string) => string) | undefined;
  readonly linkToTurn: ((chatId: string, turnId: string) => string) | undefined;
}

export const ActingContext = createContext<Acting | undefined>(undefined);

export function useActing(): Partial<Acting> {
  return use(ActingContext) ?? {};
}
