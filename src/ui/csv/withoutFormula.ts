/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/**
 * A character that starts a formula, in ASCII, small or full-width form, also after characters that an importer drops: white space,
 * controls and everything without width. In some importers a leading tab or line break starts another cell.
 */
const formulaStart =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF1D\uFF0B\uFF0D\uFF20])/u;
