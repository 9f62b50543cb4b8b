/** True for a name that SQL reads as it is written: lowercase, and no word of the language. */
export function isPlainName(name: string): boolean {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name);
}

/** A name as an identifier: in quotation marks where it would be read otherwise. */
export function identifier(name: string): string {
  return isPlainName(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

/** Words that Postgres does not take as the name of a column without quotation marks. */
const reserved: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently
  constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user default
  deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner
  intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order
  outer overlaps placing primary references returning right select session_user similar some symmetric system_user table tablesample
  then to trailing true union unique user using variadic verbose when where window with`.split(/\s+/),
);
