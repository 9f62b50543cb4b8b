import { germanChat } from '../chat/labels/de.js';
import type { Labels } from '../chat/labels/Labels.js';
import { germanBase } from '../react/labels/de.js';

export const german: Labels = { ...germanBase, ...germanChat };
