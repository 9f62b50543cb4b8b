'use client';
import { createLazyModule } from '../../../react/lazy/createLazyModule.js';

/** Returns the dialogs with the form of a record once they have loaded, which is after the first render, as for all overlays. */
export const useRecordDialogs = createLazyModule(() => import('./RecordDialogs.js'));
