/** The chart library logs a failed step and continues without it, so errors are kept and warnings are not. */
export function createErrorLog(): ErrorLog {
  let failure: unknown;
  const log: ErrorLog = {
    level: () => log,
    error(reason: unknown) {
      failure ??= reason;
      return log;
    },
    warn: () => log,
    info: () => log,
    debug: () => log,
    check() {
      if (failure !== undefined) throw failure;
    },
  };
  return log;
}

// biome-ignore lint/suspicious/noExplicitAny: the library's own type
type Log = (...messages: readonly any[]) => ErrorLog;

export interface ErrorLog {
  // biome-ignore lint/suspicious/noExplicitAny: the library has two forms of this method
  readonly level: (level?: number) => any;
  readonly error: Log;
  readonly warn: Log;
  readonly info: Log;
  readonly debug: Log;
  /** Throws the first error that was logged. */
  readonly check: () => void;
}
