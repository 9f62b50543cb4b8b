// Imported when a recording begins: the developer tools themselves should cost an app little.
export { createLineRedactor } from '../../client/redaction/createLineRedactor.js';
export { readAttempt, readHeaders } from './readAttempt.js';
