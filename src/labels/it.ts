import { italianChat } from '../chat/labels/it.js';
import type { Labels } from '../chat/labels/Labels.js';
import { italianBase } from '../react/labels/it.js';

export const italian: Labels = { ...italianBase, ...italianChat };
