import { hebrewChat } from '../chat/labels/he.js';
import type { Labels } from '../chat/labels/Labels.js';
import { hebrewBase } from '../react/labels/he.js';

export const hebrew: Labels = { ...hebrewBase, ...hebrewChat };
