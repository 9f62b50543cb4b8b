export { openStateFile } from './host/openStateFile.js';
export { type HttpService, type HttpServiceOptions, startHttpService } from './host/startHttpService.js';
export { StateError, type StateProblem, type StateStore } from './state/State.js';
