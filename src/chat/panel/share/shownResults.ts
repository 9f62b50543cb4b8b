import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { ShownView } from '../../results/ResultViewContext.js';

/** The user's own queries and charts for results on the page, so that exports match what is shown. */
export const shownResults = new WeakMap<SqlToolResult, Pick<ShownView, 'own' | 'chart'>>();
