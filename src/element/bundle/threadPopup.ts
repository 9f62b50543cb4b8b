// The list of `chat/panel/threads`, with its styles: see `loadThreadPopup`.
import { ThreadPopup as Popup } from '../../chat/panel/threads/ThreadPopup.js';
import styles from '../../chat/panel/threads/threads.css?inline';
import { withStyles } from '../styleSheet.js';

export const { ThreadPopup } = withStyles('threads', styles, { ThreadPopup: Popup });
