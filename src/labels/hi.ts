import { hindiChat } from '../chat/labels/hi.js';
import type { Labels } from '../chat/labels/Labels.js';
import { hindiBase } from '../react/labels/hi.js';

export const hindi: Labels = { ...hindiBase, ...hindiChat };
