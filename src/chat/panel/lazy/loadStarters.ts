/** Loads starters that are more than texts. */
export const loadStarters = () => import('../starters/StarterCards.js');
