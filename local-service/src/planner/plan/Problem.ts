/** Why a question is not answered as it was asked. */
export interface Problem {
  readonly lead: string;
  /** Questions that may be meant instead. With fewer than two, the answer says what can be asked; without a list, the lead is all. */
  readonly offers?: readonly string[];
}
