import type { AnyBulk, ListBulk } from './ResourceWidget.js';

/** Stands in for `listBulk` in lists without actions on many records. */
export const noBulk: ListBulk = {
  useRuns: () => ({ runs: {}, bulk: idle }),
  createParts: () => ({ SelectedBar: Nothing, BulkDialogs: () => null }),
};

const nothing = async () => idle;

const idle: AnyBulk = {
  ...{ status: 'idle', action: undefined, total: 0, settled: 0, reasons: [], outcomes: new Map(), isCancelling: false, error: undefined },
  ...{ succeededIds: [], failedIds: [], unknownIds: [], notSentIds: [], idsToKeep: [] },
  ...{ run: nothing, retryFailed: nothing, retryUnknown: nothing, resume: nothing, cancel: () => {}, reset: () => {} },
};

function Nothing() {
  return <></>;
}
