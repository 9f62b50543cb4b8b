import { createContext } from 'react';

/** Where a result is shown: in the page or expanded (`own`), or beside an expanded one (`compared`). */
export type StageState =
  | {
      readonly kind: 'own';
      readonly isExpanded: boolean;
      toggle(): void;
      /** The id of the result beside this one. */
      readonly compared: string | undefined;
      compareWith(id: string | undefined): void;
    }
  | { readonly kind: 'compared'; stop(): void };

export const StageContext = createContext<StageState | undefined>(undefined);

/** Ends the comparison. Provided to the result that is shown beside an expanded one. */
export const ComparedContext = createContext<(() => void) | undefined>(undefined);
