'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishUsers } from './labels/en.js';

/** Returns the labels of user management from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useUserLabels = createLabelsHook('users', englishUsers);
