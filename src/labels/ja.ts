import { japaneseChat } from '../chat/labels/ja.js';
import type { Labels } from '../chat/labels/Labels.js';
import { japaneseBase } from '../react/labels/ja.js';

export const japanese: Labels = { ...japaneseBase, ...japaneseChat };
