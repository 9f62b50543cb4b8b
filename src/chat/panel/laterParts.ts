// What a reader needs after a first answer. Import it by `lazyParts`, so that it stays out of what a page loads first.
export { SqlResult } from '../results/SqlResult.js';
export { ToolDetails } from './ToolDetails.js';
