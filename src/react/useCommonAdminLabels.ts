'use client';
import { englishCommon } from '../admin/kit/labels/en.js';
import { createLabelsHook } from './createLabelsHook.js';

/** Returns the labels that all admin widgets share from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useCommonAdminLabels = createLabelsHook('common', englishCommon);
