import type { FailedRequest, ServiceFaults } from './LocalService.js';

/** The faults in force, and the taking of those that happen once. */
export interface FaultBox {
  current: ServiceFaults;
  /** Takes the next entry of a `…Once` list. */
  take(list: OnceList): number | undefined;
  /** Takes the first failure meant for this path. */
  takeFailure(path: string): FailedRequest | undefined;
}

export function createFaultBox(faults: ServiceFaults = {}): FaultBox {
  const box: FaultBox = {
    current: faults,
    take(list) {
      const [next, ...rest] = box.current[list] ?? [];
      if (next !== undefined) box.current = { ...box.current, [list]: rest };
      return next;
    },
    takeFailure(path) {
      const failures = box.current.failOnce ?? [];
      const failure = failures.find((candidate) => path.includes(candidate.path ?? ''));
      if (failure !== undefined) box.current = { ...box.current, failOnce: failures.filter((other) => other !== failure) };
      return failure;
    },
  };
  return box;
}

type OnceList = 'cutAfterLinesOnce' | 'cutAfterBytesOnce' | 'suspendAfterEventsOnce' | 'errorAfterEventsOnce';
