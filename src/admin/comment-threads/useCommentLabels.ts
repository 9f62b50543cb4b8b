'use client';
import { createLabelsHook } from '../../react/createLabelsHook.js';
import { englishComments } from './labels/en.js';

/** Returns the labels of comment threads from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useCommentLabels = createLabelsHook('comments', englishComments);
