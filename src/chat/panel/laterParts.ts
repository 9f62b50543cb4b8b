// The code a reader needs only after the first answer. Import it through `lazyParts` to keep it out of the initial bundle.
export { SqlResult } from '../results/SqlResult.js';
export { ToolDetails } from './ToolDetails.js';
