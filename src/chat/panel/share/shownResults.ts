import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { ShownView } from '../../results/ResultViewContext.js';

/** What the user has changed in results of the thread on the page, for exports of what is seen. */
export const shownResults = new WeakMap<SqlToolResult, Pick<ShownView, 'own' | 'chart'>>();
