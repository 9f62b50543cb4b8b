// What the element loads before the first answer: see `LazyTurnBody`.
import styles from '../../chat/markdown/markdown.css?inline';
import { answerText } from '../../chat/panel/model/answerText.js';
import { TurnBody as Body } from '../../chat/panel/turn/TurnBody.js';
import { withStyles } from '../styleSheet.js';
import { readAnswersWith } from './lazyAnswerText.js';

export const { TurnBody } = withStyles('markdown', styles, { TurnBody: Body });
readAnswersWith(answerText);
