import { createServiceOf } from './createServiceOf.js';
import type { LocalService, LocalServiceOptions } from './LocalService.js';

/**
 * Makes the service of the interface, whole and in this process: in Node or in a page. Threads, users and secrets live
 * in memory and go with it, unless `state` keeps them. Without an `agent` the planner answers from an embedded database, which starts at
 * once.
 */
export function createLocalService(options: LocalServiceOptions = {}): LocalService {
  return createServiceOf(options);
}
