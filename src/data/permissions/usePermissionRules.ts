'use client';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';

const useRules = createLazyModule(() => import('../../client/permissions/canCall.js'));

/** The permissions that operations need. They load after the first render, because nothing is known before `getMe` has answered. */
export const usePermissionRules = () => useRules(true);
