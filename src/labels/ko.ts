import { koreanChat } from '../chat/labels/ko.js';
import type { Labels } from '../chat/labels/Labels.js';
import { koreanBase } from '../react/labels/ko.js';

export const korean: Labels = { ...koreanBase, ...koreanChat };
