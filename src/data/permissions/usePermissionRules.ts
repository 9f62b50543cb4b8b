'use client';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';

const useRules = createLazyModule(() => import('../../client/permissions/canCall.js'));

/** The permissions that operations need, for widgets. They load after the first render, because no answer is known before that of `getMe`. */
export const usePermissionRules = () => useRules(true);
