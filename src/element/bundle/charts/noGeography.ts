// Replaces `d3-geo` in the element, whose charts have no maps: see vite.config.ts.

/** Throws, because a safe expression calls no function of maps. */
function refuse(): never {
  throw new Error('Charts of this element have no maps.');
}

export { refuse as geoArea, refuse as geoBounds, refuse as geoCentroid };
