/** The height of a row, as the styles set it. */
export const logRowPx = 20;

/** How many letters are measured to know the width of one. */
export const rulerLetters = 50;
