import type { Labels } from '../chat/labels/Labels.js';
import { turkishChat } from '../chat/labels/tr.js';
import { turkishBase } from '../react/labels/tr.js';

export const turkish: Labels = { ...turkishBase, ...turkishChat };
