/** The height of a row in pixels, as in the style sheet. */
export const logRowPx = 20;

/** The number of characters measured to compute the width of one. */
export const rulerLetters = 50;
