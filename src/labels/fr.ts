import { frenchChat } from '../chat/labels/fr.js';
import type { Labels } from '../chat/labels/Labels.js';
import { frenchBase } from '../react/labels/fr.js';

export const french: Labels = { ...frenchBase, ...frenchChat };
