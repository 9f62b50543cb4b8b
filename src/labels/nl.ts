import type { Labels } from '../chat/labels/Labels.js';
import { dutchChat } from '../chat/labels/nl.js';
import { dutchBase } from '../react/labels/nl.js';

export const dutch: Labels = { ...dutchBase, ...dutchChat };
