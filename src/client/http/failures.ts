// What only a request that fails needs. Import it by `loadFailures`, so that it stays out of what an app loads first.
export { parseExactJson } from '../chat-stream/parseExactJson.js';
export { createRedactor } from '../redaction/createRedactor.js';
export { redactError } from '../redaction/redactError.js';
export { errorFromResponse } from './errorFromResponse.js';
export { explainRefusal } from './explainRefusal.js';
export { readErrorLine } from './readErrorLine.js';
export { sendThrough } from './sendThrough.js';
export { addressError, chatTokenError, notJsonError, tokenError } from './transportErrors.js';
