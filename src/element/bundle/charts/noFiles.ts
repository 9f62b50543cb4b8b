// Replaces `d3-dsv` and `topojson-client` in the element, whose charts load no files: see vite.config.ts.

/** Throws, because the rows of a safe chart are in its specification. */
function refuse(): never {
  throw new Error('Charts of this element load no files.');
}

export { refuse as dsvFormat, refuse as feature, refuse as mesh };
