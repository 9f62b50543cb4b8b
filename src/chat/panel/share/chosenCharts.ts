import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { ChosenChart } from '../../results/switch/useChartSwitch.js';

/** The charts that the user has chosen for results of the thread on the page. */
export const chosenCharts = new WeakMap<SqlToolResult, ChosenChart>();
