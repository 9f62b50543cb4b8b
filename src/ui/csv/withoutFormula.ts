/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Leaves signed numbers, their units and single dashes as they
 * are.
 */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text;
}

const signedNumber = /^[+-]?(?:[\d .,%'’\u00a0\u202f\p{Sc}]*|\d+(?:\.\d+)?e[+-]?\d+)$/iu;

/**
 * A character that starts a formula, in ASCII, small or full-width form, also after characters that an importer drops: white space,
 * controls and everything without width. In some importers a leading tab or line break starts another cell.
 */
const formulaStart =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF1D\uFF0B\uFF0D\uFF20])/u;
