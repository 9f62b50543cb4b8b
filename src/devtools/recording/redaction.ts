// Imported when a recording starts, so that the developer tools themselves add little to an app.
export { createLineRedactor } from '../../client/redaction/createLineRedactor.js';
export { readAttempt, readHeaders } from './readAttempt.js';
