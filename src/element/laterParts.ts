// Replaces `chat/panel/laterParts` in the element, whose parts include their styles: see vite.config.ts.
import { ToolDetails as Details } from '../chat/panel/ToolDetails.js';
import { SqlResult as Result } from '../chat/results/SqlResult.js';
import styles from '../styles/chat-later.css?inline';
import { withResultStyles } from './styleSheet.js';

export const { SqlResult, ToolDetails } = withResultStyles(styles, { SqlResult: Result, ToolDetails: Details });
