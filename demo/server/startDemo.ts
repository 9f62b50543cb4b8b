import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createLocalService, createModelAgent, type ModelSettings } from '@parley/local-service';
import { addDemoDeployment } from './addDemoDeployment.js';
import { addDemoKeys } from './addDemoKeys.js';
import { addDemoRoles } from './addDemoRoles.js';
import { buildElement, buildPages } from './builds.js';
import { createDemoBackend, demoBranches } from './createDemoBackend.js';

/** Serves the whole demo from one origin: the pages, the built element, the shop's backend and the service itself. With a model configured, it answers instead of the planner. */
export function startDemo(http: Server, origin: string, { model, now }: DemoOptions): void {
  const service = createLocalService({
    origin,
    now,
    branches: demoBranches,
    // A model sets its own pace.
    ...(model === undefined ? { paceMs: 14 } : { agent: (warehouse) => createModelAgent({ ...model, warehouse }) }),
  });
  void addDemoKeys(service).catch((error: unknown) => process.stderr.write(`  The API keys could not be added: ${error}\n`));
  void addDemoDeployment(service).catch((error: unknown) => process.stderr.write(`  The deployment could not be added: ${error}\n`));
  void addDemoRoles(service).catch((error: unknown) => process.stderr.write(`  The roles could not be added: ${error}\n`));
  const backend = createDemoBackend({ service, ...startBuilds(service.ready) });
  http.on('request', getRequestListener(backend.fetch, { overrideGlobalObjects: false }));
}

export interface DemoOptions {
  readonly model: ModelSettings | undefined;
  /** The clock of the service, in milliseconds since 1970. */
  readonly now: () => number;
}

/** Builds the element and the warehouse first, because visitors need them first. Other requests wait. */
function startBuilds(warehouseReady: Promise<void>) {
  const element = buildElement();
  const app = Promise.allSettled([element, warehouseReady]).then(() => buildPages('app', ['index.html', 'portal/index.html']));
  const admin = Promise.allSettled([app]).then(() => buildPages('admin'));
  for (const [name, build] of Object.entries({ element, app, admin })) {
    build.catch((error: unknown) => process.stderr.write(`  The ${name} could not be built: ${error}\n`));
  }
  return { element, app, admin };
}
