/** The facts about a chart that its summary mentions. */
export interface ChartSummary {
  readonly kind: string;
  readonly value: string;
  readonly by: string | undefined;
  readonly rows: string;
  readonly highest: { readonly at: string; readonly value: string } | undefined;
}
