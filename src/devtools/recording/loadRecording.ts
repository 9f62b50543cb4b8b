import type { RequestTap } from '../../client/http/ServiceClient.js';
import type { Recording } from './createRecording.js';

/** A recording whose code loads when it starts, so that the developer tools themselves add little to an app. */
export interface LoadingRecording {
  /** Pass it to `client.tap`. Requests wait until the code has loaded; if that fails, they are sent unrecorded. */
  readonly tap: RequestTap;
  /** Rejects if the code cannot be loaded. */
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
