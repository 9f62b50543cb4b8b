// Replaces `chat/panel/laterParts` in the element, whose parts include their styles: see vite.config.ts.
import { ResultCard as Card } from '../chat/panel/ResultCard.js';
import { StepList as List } from '../chat/panel/StepList.js';
import styles from '../styles/chat-later.css?inline';
import { withStyles } from './styleSheet.js';

export const { ResultCard, StepList } = withStyles('results', styles, { ResultCard: Card, StepList: List });
