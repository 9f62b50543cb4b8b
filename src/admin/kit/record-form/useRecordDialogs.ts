'use client';
import { createLazyModule } from '../../../react/lazy/createLazyModule.js';

/** Returns the dialogs with record forms once they have loaded. Like all overlays, they load after the first render. */
export const useRecordDialogs = createLazyModule(() => import('./RecordDialogs.js'));
