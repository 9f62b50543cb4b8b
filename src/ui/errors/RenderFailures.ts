import { createContext, type ReactNode } from 'react';

/** The kind of part that failed: a whole widget, one of its dialogs, a record in a list, or a single value. */
export type GuardedPart = 'widget' | 'dialog' | 'record' | 'value';

/** A part that threw while rendering. */
export interface FailedPart {
  /** The kind of part. */
  readonly part: GuardedPart;
  /** What was thrown. */
  readonly error: unknown;
  /** Refetches the data of a widget or dialog, then renders the part again. Resolves when it is rendered. */
  readonly retry: () => Promise<void>;
}

/** How the parts of a widget fail. */
export interface RenderFailures {
  /** Called once for each part that failed, with the record it was about. */
  readonly report: (error: unknown, subject: unknown) => void;
  /** Replaces what is shown in place of the part. */
  readonly renderFailure?: ((failure: FailedPart) => ReactNode) | undefined;
  /** Helps a widget or a dialog whose data does not fit. */
  readonly recovery?: Recovery | undefined;
}

/** What helps a component that cannot render what was read. */
export interface Recovery {
  /** Reads everything again that is shown, and removes the rest. Resolves when it is done, also if reads fail. */
  refetch(): Promise<void>;
  /** True if answers already fit their types. */
  isRepaired(): boolean;
  /** Makes answers fit their types from now on. Rejects without a network. */
  repair(): Promise<void>;
}

/** Provided by the root of a widget. */
export const RenderFailuresContext = createContext<RenderFailures>({ report() {} });
