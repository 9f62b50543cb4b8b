import { createContext } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';

/** Where an error happened. */
export interface ErrorSource {
  /** The `data-slot` of the widget, such as `report-list`; `chat` or `chart`. Missing for a query or mutation of your own component. */
  readonly widget?: string | undefined;
  /** The id of the operation that failed, such as `updateReport`; `render` for a part that could not be rendered. */
  readonly operation: string;
}

/** Reports an error to the host, unless it was reported before. */
export type ReportError = (error: ServiceError, source: ErrorSource) => void;

/** Set by a provider with `onError`. */
export const ErrorReportContext = createContext<ReportError | undefined>(undefined);
