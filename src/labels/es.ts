import { spanishChat } from '../chat/labels/es.js';
import type { Labels } from '../chat/labels/Labels.js';
import { spanishBase } from '../react/labels/es.js';

export const spanish: Labels = { ...spanishBase, ...spanishChat };
