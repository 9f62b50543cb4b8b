import type { BaseLabels } from '../../react/labels/BaseLabels.js';
import type { DeepPartial } from '../../react/labels/mergeLabels.js';
import type { ChatWords } from './ChatWords.js';
import type { ToolWords } from './tools/ToolWords.js';

/** Every text of a chat, in one language. Functions receive formatted numbers and dates. */
export interface Labels extends BaseLabels, ChatWords {
  /** Replaces words of the tools of tables and charts, which are loaded with the first result in the language of `locale`. */
  readonly tools?: DeepPartial<ToolWords> | undefined;
}
