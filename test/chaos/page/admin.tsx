import { StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createServiceClient } from '../../../src/client.js';
import {
  readBulkUserAction,
  transformSyncJob,
  useBulkAction,
  useBulkUserAction,
  useJob,
  useResourceList,
  usersInfiniteQuery,
} from '../../../src/data.js';
import { ParleyProvider } from '../../../src/index.js';
import type { AdminPage, AdminStep } from '../AdminPage.js';
import { collectFaults } from './collectFaults.js';
import { createWatch } from './createWatch.js';
import { hastenClock } from './hastenClock.js';

/** The hooks of admin widgets under StrictMode, on a separate page. */
hastenClock();
const container = document.body.appendChild(document.createElement('main'));
const { until } = createWatch(() => container);
let hooks: ReturnType<typeof useAdminHooks> | undefined;
let setPresent: (isPresent: boolean) => void = () => {};

const client = createServiceClient({
  baseUrl: location.origin,
  credentials: {
    kind: 'bearer',
    async token({ signal }) {
      const response = await fetch('/token', { cache: 'no-store', ...(signal && { signal }) });
      const { token } = await response.json();
      return token;
    },
  },
});

const steps: Readonly<Record<AdminStep, () => void>> = {
  search: () => hooks?.list.search.setText('an'),
  'search-other': () => hooks?.list.search.setText('er'),
  clear: () => hooks?.list.search.clear(),
  more: () => hooks?.list.loadMore(),
  refresh: () => hooks?.list.refetch(),
  leave: () => setPresent(false),
  enter: () => setPresent(true),
};

const storm: AdminPage = {
  faults: collectFaults(),
  step: (kind) => steps[kind](),
  async remove(userIds) {
    let report = await (await present()).bulk.run(userIds);
    for (let tries = 0; report.failedIds.length + report.notSentIds.length > 0 && tries < mostTries; tries += 1) {
      const { bulk } = await present();
      report = await (report.notSentIds.length > 0 ? bulk.resume() : bulk.retryFailed());
    }
    return { succeededIds: report.succeededIds, unknownIds: report.unknownIds };
  },
  async sync() {
    const address = await (await present()).job.start({ deploymentId: 1 });
    if (address === undefined) return { status: 'start-failed', jobId: undefined };
    const end = await until(() => {
      const job = hooks?.job;
      if (job?.watchError !== undefined) job.refetch();
      return job !== undefined && endStates.includes(job.status) ? job.status : undefined;
    }, 'the end of the job');
    return { status: end, jobId: address.jobId };
  },
  async readAll() {
    await present();
    hooks?.list.clearFilters();
    hooks?.list.search.clear();
    for (let isFresh = false; ; ) {
      const list = await until(atRest, 'the list');
      if (list.state.status === 'error' || list.refetchError !== undefined || !isFresh) list.refetch();
      else if (list.hasMore) list.loadMore();
      else return list.items.map(({ id }) => id);
      isFresh = true;
      await until(() => (hooks?.list !== list ? true : undefined), 'the list to move');
    }
  },
};
Object.assign(window, { storm });

function atRest() {
  const list = hooks?.list;
  const isMoving = list === undefined || list.query.isFetching || list.isStale || list.search.isPending || list.search.applied !== '';
  return isMoving ? undefined : list;
}

async function present() {
  setPresent(true);
  return until(() => hooks, 'the hooks');
}

function useAdminHooks() {
  const { mutateAsync } = useBulkUserAction();
  return {
    list: useResourceList({ query: usersInfiniteQuery, params: { first: 100 }, idOf: ({ id }) => id }),
    bulk: useBulkAction({
      run: (userIds: readonly number[]) => mutateAsync({ action: 'DELETE', userIds }).then(readBulkUserAction),
      idOf: (id) => id,
      chunkSize: 20,
    }),
    job: useJob(transformSyncJob),
  };
}

function Hooks() {
  const current = useAdminHooks();
  // A component that is gone must not be found any more, and its other effects end later.
  useLayoutEffect(() => {
    hooks = current;
    return () => {
      hooks = undefined;
    };
  });
  const { list, bulk, job } = current;
  return <p>{[list.state.status, list.items.length, list.query.fetchStatus, bulk.status, bulk.settled, job.status].join(' ')}</p>;
}

function Page() {
  const [isPresent, set] = useState(true);
  setPresent = set;
  return <ParleyProvider client={client}>{isPresent && <Hooks />}</ParleyProvider>;
}

const endStates: readonly string[] = ['succeeded', 'failed', 'cancelled', 'expired'];
const mostTries = 60;

createRoot(container).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
