import type { Labels } from '../chat/labels/Labels.js';
import { polishChat } from '../chat/labels/pl.js';
import { polishBase } from '../react/labels/pl.js';

export const polish: Labels = { ...polishBase, ...polishChat };
