'use client';
import { useSyncExternalStore } from 'react';
import type { RecordingSnapshot } from './recording/createExchangeLog.js';
import type { Recording } from './recording/createRecording.js';

/** Returns the recording as of the last paint. */
export function useRecordingSnapshot({ subscribe, getSnapshot }: Recording): RecordingSnapshot {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
