import type { BaseLabels } from '../../react/labels/BaseLabels.js';
import type { ChatWords } from './ChatWords.js';

/** Every text of a chat, in one language. Functions receive formatted numbers and dates. */
export interface Labels extends BaseLabels, ChatWords {}
