// The code a reader needs only after the first answer. Import it through `lazyParts` to keep it out of the initial bundle.
export { ResultCard } from './ResultCard.js';
export { StepList } from './StepList.js';
