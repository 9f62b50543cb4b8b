'use client';
import { createLabelsHook } from '../react/language/createLabelsHook.js';
import type { CommonAdminLabels } from './labels/CommonAdminLabels.js';
import { englishCommon } from './labels/en.js';

/** Returns the labels that all admin widgets share from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useCommonAdminLabels = createLabelsHook<CommonAdminLabels>('common', englishCommon);
