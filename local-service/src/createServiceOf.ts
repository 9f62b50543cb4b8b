import { addressesUnder } from './addresses.js';
import type { Agent, AgentSession } from './agent/Agent.js';
import { chatRoutes } from './chat/chatRoutes.js';
import { createChat } from './chat/createChat.js';
import { createThreads } from './chat/threads.js';
import type { Clock } from './clock.js';
import { queryRoutes } from './data/queryRoutes.js';
import type { DataModel } from './data-model/ModelView.js';
import { createFaultBox } from './faults.js';
import { breakable } from './http/breakable.js';
import type { InternalUser, LocalService, LocalServiceOptions } from './LocalService.js';
import type { Management } from './resources/createManagement.js';
import { createRouter } from './router.js';
import type { ServiceSource } from './ServiceSource.js';
import { type Credentials, createCredentials } from './session/credentials.js';
import { createSessions } from './session/sessions.js';
import { createUsers } from './session/users.js';
import { createKeptState } from './state/createKeptState.js';
import { keptOrigin } from './state/keptOrigin.js';
import { memoryState } from './state/memoryState.js';
import type { State } from './state/State.js';
import { firstAdmin, managementScope } from './tenant/callers/accessTokens.js';
import { adminOf, type PlannedPerson } from './tenant/TenantPlan.js';
import type { WarehouseOptions } from './warehouse/createWarehouse.js';
import type { Warehouse } from './warehouse/Warehouse.js';

/** As `createLocalService`, with the data and the tenant of a source. */
export function createServiceOf(options: LocalServiceOptions, source?: ServiceSource): LocalService {
  const { now: clock = Date.now, paceMs = 0, branches = [], defaultTimeZone = 'UTC', origin = 'http://parley.localhost' } = options;
  const faults = createFaultBox(options.faults);
  const state = options.state === undefined ? memoryState : createKeptState(options.state);
  const { seed, userCount } = keptOrigin(state, options);
  const credentials = createCredentials(clock, state, options.apiKey);
  const threads = createThreads(state);
  const users = createUsers({
    clock,
    state,
    internalUsers: options.internalUsers ?? source?.plan.people.map(internalUserOf) ?? [{ internalId: 'analyst@parley.example' }],
    maxPersistentUsers: options.maxPersistentUsers ?? 10_000,
    onRemoved: threads.removeOf,
  });
  const warehouse = once(() => {
    const { warehouse: given = source?.openWarehouse ?? openEmbedded, queryTimeoutMs, requiredUserAttributes } = options;
    return typeof given === 'function' ? given({ seed, queryTimeoutMs, requiredUserAttributes, modelOf }) : given;
  });
  const { embedding, usageAnalytics, isHeldUser } = options;
  const checkModel: CheckModel = async (model) => (await (await warehouse()).check?.(model)) ?? [];
  const management = once(() =>
    startManagement({ clock, state, credentials, seed, embedding, usageAnalytics, userCount, isHeldUser, checkModel, source }),
  );
  /** Until something asks for the management API, nobody can have changed the model, unless in an earlier process. */
  async function modelOf({ branch }: AgentSession): Promise<DataModel | undefined> {
    if (branch === undefined && source === undefined && !management.wasCalled() && !state.isKept) return undefined;
    const { isServed, modelOf: modelOfBranch } = await management();
    return modelOfBranch(branch !== undefined && branches.includes(branch) && !isServed(branch) ? undefined : branch);
  }
  const sessions = createSessions({
    credentials,
    users,
    account: management,
    defaultTimeZone,
    userAttributeNames: options.userAttributeNames,
  });
  const agent = once(async () => {
    if (typeof options.agent === 'function') return options.agent(await warehouse());
    return options.agent ?? startPlanner(await warehouse());
  });
  const isBranch = async (name: string) => branches.includes(name) || (await management()).isServed(name);
  const chat = createChat({ threads, agent, isBranch, clock, paceMs, faults, save: state.save });
  const router = createRouter({
    chat: chatRoutes({ chat, sessions, faults, refuse: typeof options.agent === 'object' ? options.agent.refuse : undefined }),
    data: queryRoutes({ warehouse, sessions, faults }),
    management,
    origins: options.cors ?? '*',
    faults,
    beforeEach: users.removeExpired,
    save: state.save,
  });
  source?.connect?.({
    takeModel: async (read) => (await management()).takeModel(read),
    dataChanged: async () => (await management()).dataChanged(),
  });
  return {
    fetch: breakable(async (request) => router.fetch(request)),
    mintToken: credentials.mintToken,
    apiKey: credentials.apiKey,
    scimToken: credentials.scimToken,
    mintAccessToken: ({ email = source === undefined ? firstAdmin : adminOf(source.plan).email, expiresInSeconds } = {}) =>
      credentials.mintToken({ sub: email, scope: [managementScope], ...(expiresInSeconds !== undefined && { expiresInSeconds }) }),
    addresses: addressesUnder(origin),
    get ready() {
      return typeof options.agent === 'object' ? Promise.resolve() : agent().then(() => {});
    },
    get faults() {
      return faults.current;
    },
    set faults(next) {
      faults.current = next;
    },
    async close() {
      threads.abortAll();
      try {
        await state.close();
      } finally {
        // A warehouse that never started has nothing to close.
        const started = warehouse.wasCalled() ? await warehouse().catch(() => undefined) : undefined;
        await started?.close();
      }
    },
  };
}

async function openEmbedded(options: WarehouseOptions): Promise<Warehouse> {
  const { createWarehouse } = await import('./warehouse/createWarehouse.js');
  return createWarehouse(options);
}

async function startManagement({ embedding = true, usageAnalytics = true, ...options }: ManagementOptions): Promise<Management> {
  const { createManagement } = await import('./resources/createManagement.js');
  return createManagement({ ...options, embedding, usageAnalytics });
}

type CheckModel = NonNullable<Warehouse['check']>;

interface ManagementOptions {
  readonly clock: Clock;
  readonly state: State;
  readonly credentials: Credentials;
  readonly seed: number;
  readonly embedding: boolean | undefined;
  readonly usageAnalytics: boolean | undefined;
  readonly userCount: number | undefined;
  readonly isHeldUser: LocalServiceOptions['isHeldUser'] | undefined;
  readonly checkModel: CheckModel;
  readonly source: ServiceSource | undefined;
}

function internalUserOf({ email, groups, role }: PlannedPerson): InternalUser {
  return { internalId: email, groups, canAuthor: role !== 'viewer' };
}

async function startPlanner(warehouse: Warehouse): Promise<Agent> {
  const { createPlannerAgent } = await import('./chat/createPlannerAgent.js');
  return createPlannerAgent(warehouse);
}

/** Makes a thing when it is first wanted. */
function once<T>(make: () => T | Promise<T>): { (): Promise<T>; wasCalled(): boolean } {
  let made: Promise<T> | undefined;
  const get = () => {
    made ??= Promise.resolve(make());
    return made;
  };
  return Object.assign(get, { wasCalled: () => made !== undefined });
}
