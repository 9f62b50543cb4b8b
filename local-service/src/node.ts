export { type HttpService, type HttpServiceOptions, startHttpService } from './host/startHttpService.js';
