import type { ServiceError } from '../../../client/http/ServiceError.js';
import { asServiceError } from '../../../data/asServiceError.js';
import type { ActOutcome, Veto } from './WidgetEvents.js';

/** An act of a widget that its host may veto: asks, begins, writes, and tells what came of it. */
export interface Act<Result> {
  /** The operation of the interface. */
  readonly operation: string;
  readonly before?: (() => Veto) | undefined;
  /** Shows that the act is under way. */
  readonly begin?: (() => void) | undefined;
  readonly write: () => Promise<Result>;
  readonly done?: ((result: Result) => void) | undefined;
  readonly failed?: ((error: ServiceError) => void) | undefined;
}

/** Never rejects. A host's question that throws counts as a failure: nothing is written that nobody allowed. */
export async function attemptAct<Result>({ operation, before, begin, write, done, failed }: Act<Result>): Promise<ActOutcome<Result>> {
  let result: Result;
  try {
    if ((await before?.()) === false) return { kind: 'vetoed' };
    begin?.();
    result = await write();
  } catch (cause) {
    const error = asServiceError(cause, operation);
    failed?.(error);
    return { kind: 'failed', error };
  }
  done?.(result);
  return { kind: 'done', result };
}
