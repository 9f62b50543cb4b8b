export const englishViewing = {
  /** The number of series in a chart. */
  seriesCount: (count: string) => `Series: ${count}`,
  /** Follows the number of series if only the largest are described. */
  largest: (count: string) => `The ${count} largest`,
  pointCount: (count: string) => `Points: ${count}`,
  /** The first and the last amount of a series over time. */
  fromTo: (from: string, fromAt: string, to: string, toAt: string) => `From ${from} (${fromAt}) to ${to} (${toAt})`,
  /** By how much a series has grown: "Up 12%". */
  up: (share: string) => `Up ${share}`,
  down: (share: string) => `Down ${share}`,
  /** In place of "Up 0%". */
  unchanged: 'Almost unchanged',
  highest: (value: string, at: string) => `Highest: ${value} (${at})`,
  lowest: (value: string, at: string) => `Lowest: ${value} (${at})`,
  /** The sum of the series at each place of a stacked chart. */
  total: 'Total',
  /** The button after a chart that shows its rows as a table. */
  showTable: 'Show as table',
  /** The button that expands a result. */
  expand: 'Expand',
  /** Shows the whole chat in full screen. */
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  /** Opens the list of results to show beside an expanded one. */
  compareWith: 'Compare with…',
  stopComparing: 'Stop comparing',
};
