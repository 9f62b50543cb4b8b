// The starters of `chat/panel/starters`, with their styles: see `loadStarters`.

import { StarterCards as Cards } from '../../chat/panel/starters/StarterCards.js';
import styles from '../../chat/panel/starters/starters.css?inline';
import { withStyles } from '../styleSheet.js';

export const { StarterCards } = withStyles('starters', styles, { StarterCards: Cards });
