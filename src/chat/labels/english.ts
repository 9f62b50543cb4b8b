import { englishBase } from '../../react/labels/en.js';
import { englishChat } from './en.js';
import type { Labels } from './Labels.js';

export const english: Labels = { ...englishBase, ...englishChat };
