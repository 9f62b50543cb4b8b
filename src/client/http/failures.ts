// Code that a request needs only once it has started. Import it with `loadFailures`, so that apps do not load it at first.
export { idsAsText, parseExactJson } from '../chat-stream/parseExactJson.js';
export { createRedactor } from '../redaction/createRedactor.js';
export { redactError } from '../redaction/redactError.js';
export { errorFromResponse } from './errorFromResponse.js';
export { explainRefusal, isRefusal } from './explainRefusal.js';
export { limitBody } from './limitText.js';
export { readErrorLine } from './readErrorLine.js';
export { sendThrough } from './sendThrough.js';
export { addressError, chatTokenError, notJsonError, silenceError, tokenError } from './transportErrors.js';
export { withSilenceLimit } from './withSilenceLimit.js';
