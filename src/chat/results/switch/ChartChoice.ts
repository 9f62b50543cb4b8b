/** The charts that a reader can choose. */
export type ChoiceKind = 'bar' | 'line' | 'area' | 'point' | 'arc';

/** A chart that the reader has chosen for the rows of a result. Columns are named by their index. */
export interface ChartChoice {
  /** The kind of chart; `arc` is a pie. */
  readonly kind: ChoiceKind;
  /** The column with the categories or times; in a scatter plot, the numbers on the x-axis. */
  readonly axis: number;
  /** The column with the values. */
  readonly value: number;
  /** The column whose values are drawn in different colors, or another amount in the same unit, drawn beside `value`. */
  readonly series?: number | undefined;
  /** True if the bars of a category are side by side instead of stacked. */
  readonly isGrouped?: boolean | undefined;
  /** The order of the categories. Default: that of the rows. */
  readonly order?: 'largest' | 'smallest' | undefined;
  /** Shows only this number of the largest categories. */
  readonly top?: number | undefined;
  /** True if the amounts have a logarithmic scale. */
  readonly isLog?: boolean | undefined;
}
