import type { Labels } from '../chat/labels/Labels.js';
import { brazilianPortugueseChat } from '../chat/labels/pt-br.js';
import { brazilianPortugueseBase } from '../react/labels/pt-br.js';

export const brazilianPortuguese: Labels = { ...brazilianPortugueseBase, ...brazilianPortugueseChat };
