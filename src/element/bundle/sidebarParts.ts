// The sidebar from `chat/frame` with its styles. Loaded only for `mode="sidebar"`.
import { SidebarEdge as Edge } from '../../chat/frame/SidebarEdge.js';
import styles from '../../chat/frame/sidebar.css?inline';
import { withStyles } from '../styleSheet.js';

export const { SidebarEdge } = withStyles('sidebar', styles, { SidebarEdge: Edge });
