export type { FaultSource } from './devtools/faults/FaultSource.js';
export { localFaults, remoteFaults } from './devtools/faults/FaultSource.js';
export type { SettableFailure, SettableFaults } from './devtools/faults/SettableFaults.js';
export { ParleyDevtools, type ParleyDevtoolsProps } from './devtools/ParleyDevtools.js';
