export type { FaultSource } from './devtools/faults/FaultSource.js';
export { localFaults, remoteFaults } from './devtools/faults/FaultSource.js';
export { ParleyDevtools, type ParleyDevtoolsProps } from './devtools/ParleyDevtools.js';
