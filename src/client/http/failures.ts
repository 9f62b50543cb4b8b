// Code that a request needs only once it has started. Import it with `loadFailures`, so that apps do not load it at first.

export { errorFromResponse } from '../errors/errorFromResponse.js';
export { explainQuota } from '../errors/explainQuota.js';
export { limitBody } from '../errors/limitText.js';
export { readErrorLine } from '../errors/readErrorLine.js';
export { addressError, chatTokenError, notJsonError, silenceError, tokenError } from '../errors/transportErrors.js';
export { idsAsText, parseExactJson } from '../json/parseExactJson.js';
export { createRedactor } from '../redaction/createRedactor.js';
export { redactError } from '../redaction/redactError.js';
export { explainChatRefusal } from './explainChatRefusal.js';
export { explainRefusal, isRefusal } from './explainRefusal.js';
export { sendThrough } from './sendThrough.js';
export { withSilenceLimit } from './withSilenceLimit.js';
