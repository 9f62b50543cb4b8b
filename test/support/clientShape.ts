import { readOperations } from '../../scripts/spec/readOperations.js';

/** Every operation as described by the types of the client. Read once for all files of a process, because it compiles the client. */
export const clientShape = readOperations();
