import type { Labels } from '../chat/labels/Labels.js';
import { simplifiedChineseChat } from '../chat/labels/zh-hans.js';
import { simplifiedChineseBase } from '../react/labels/zh-hans.js';

export const simplifiedChinese: Labels = { ...simplifiedChineseBase, ...simplifiedChineseChat };
