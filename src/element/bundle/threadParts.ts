// The parts of `chat/panel/threadParts`, with their styles: see `loadThreadParts`.
import * as parts from '../../chat/panel/threadParts.js';
import styles from '../../styles/chat-thread.css?inline';
import { withStyles } from '../styleSheet.js';

export const threadParts: typeof parts = withStyles('results', styles, parts);
