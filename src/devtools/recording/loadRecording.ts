import type { RequestTap } from '../../client/http/ServiceClient.js';
import type { Recording } from './createRecording.js';

/** A recording whose code loads when recording starts, so that the developer tools add little to an app. */
export interface LoadingRecording {
  /** Pass this to `client.tap`. Requests wait until the code has loaded; if loading fails, they are sent without being recorded. */
  readonly tap: RequestTap;
  /** Rejects if its code cannot be loaded. */
  readonly loaded: Promise<Recording>;
}

export function loadRecording(): LoadingRecording {
  const loaded = import('./createRecording.js').then(({ createRecording }) => createRecording());
  const tap = loaded.then(
    (recording) => recording.tap,
    () => undefined,
  );
  return {
    loaded,
    async tap(attempt, send) {
      const record = await tap;
      return record === undefined ? send() : record(attempt, send);
    },
  };
}
