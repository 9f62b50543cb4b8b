export { setup, type TestService, teardown } from './host/vitestSetup.js';
