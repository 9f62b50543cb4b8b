/** The charts that a reader can choose. */
export type ChoiceKind = 'bar' | 'line' | 'area' | 'point' | 'arc';

/** A chart that the reader has chosen for the rows of a result. Columns are named by their index. */
export interface ChartChoice {
  /** The kind of chart; `arc` is a pie. */
  readonly kind: ChoiceKind;
  /** The column of the categories or times; of amounts in a scatter plot. */
  readonly axis: number;
  /** The column of the amounts. */
  readonly value: number;
  /** The column whose values are drawn in different colors. */
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
