import type { ServiceError } from '../../../client/http/ServiceError.js';
import { asServiceError } from '../../../data/asServiceError.js';
import type { ActOutcome, Veto } from './WidgetEvents.js';

/** An action that the host may veto: asks the host, begins, sends the change, and reports the outcome. */
export interface Act<Result> {
  /** The operation of the service. */
  readonly operation: string;
  readonly before?: (() => Veto) | undefined;
  /** Called when the action starts, to show it. */
  readonly begin?: (() => void) | undefined;
  readonly write: () => Promise<Result>;
  readonly done?: ((result: Result) => void) | undefined;
  readonly failed?: ((error: ServiceError) => void) | undefined;
}

/** Runs an action. Never rejects. If the host's veto callback throws, the action fails and nothing is sent. */
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
