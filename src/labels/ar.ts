import { arabicChat } from '../chat/labels/ar.js';
import type { Labels } from '../chat/labels/Labels.js';
import { arabicBase } from '../react/labels/ar.js';

export const arabic: Labels = { ...arabicBase, ...arabicChat };
