// What the element loads before the first answer: see `LaterTurnBody`.
import styles from '../chat/markdown/markdown.css?inline';
import { answerText } from '../chat/panel/model/answerText.js';
import { TurnBody as Body } from '../chat/panel/TurnBody.js';
import { readAnswersWith } from './laterAnswerText.js';
import { withStyles } from './styleSheet.js';

export const { TurnBody } = withStyles('markdown', styles, { TurnBody: Body });
readAnswersWith(answerText);
