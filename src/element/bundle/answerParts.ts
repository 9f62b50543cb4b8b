// What the element loads before the first answer: see `LazyTurnBody`.
import styles from '../../chat/markdown/markdown.css?inline';
import { TurnBody as Body } from '../../chat/panel/turn/TurnBody.js';
import { withStyles } from '../styleSheet.js';

export const { TurnBody } = withStyles('markdown', styles, { TurnBody: Body });
