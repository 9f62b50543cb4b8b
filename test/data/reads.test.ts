import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../src/client.js';
import { keyPathOf } from '../../src/data/queryKeys.js';
import * as data from '../../src/data.js';

/** Queries that read more than the answer of one request, or only a part of it, so that their key says more or less than its path. */
const composed: Readonly<Record<string, string>> = {
  allEnvVariablesQuery: 'all pages of the variables are one answer',
  userAttributeQuery: 'the service has no operation for one attribute: it is found in the list',
};

/** Builders of queries, for calls that only a host has. */
const builders = ['detailQuery', 'listQuery', 'cursorQuery'];

describe('the key of a query', () => {
  it.each(Object.entries<unknown>(data).filter(([name]) => name.endsWith('Query') && !builders.includes(name)))(
    '%s is the path that it requests',
    async (name, query) => {
      const paths: string[] = [];
      const client = {
        scope: 'scope',
        request: ({ path }: { readonly path: string }) => {
          paths.push(path);
          return Promise.reject(new Error('not sent'));
        },
      } as unknown as ServiceClient;
      const { queryKey, queryFn } = (query as (client: ServiceClient, params: object) => Described)(client, anyParams);
      await expect(Promise.resolve(queryFn({ signal: new AbortController().signal, pageParam: null }))).rejects.toThrow('not sent');
      const [requested = ''] = paths;
      const key = queryKey.slice(2, -2).join('/');
      if (name in composed) expect(requested).not.toContain(`/${key}?`);
      else expect(keyPathOf({ method: 'GET', path: requested }, {}).join('/')).toBe(key);
    },
  );

  it('has the values of the parameters, whatever they are, and no others', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), fc.string(), (deploymentId, name, other) => {
        const route = { method: 'GET', path: '/build/api/v1/deployments/{deploymentId}/parts/{name}' } as const;
        expect(keyPathOf(route, { deploymentId, name, other })).toEqual(['deployments', deploymentId, 'parts', name]);
      }),
    );
  });
});

interface Described {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: null }) => unknown;
}

/** A value for each parameter in the path of any operation. */
const anyParams = {
  ...{ deploymentId: 1, id: 2, workbookId: 3, reportId: 4, roleId: 5, userId: 6, integrationId: 7, folderId: 8, environmentId: 9 },
  ...{ commentId: 10, installationId: 11, embedTenantName: 'acme', publicId: 'p', syncJobId: 's', previewId: 'v', jobId: 'j' },
  ...{ dataSourceName: 'd', slug: 'g', owner: 'o', repo: 'r', externalWorkbookId: 'x' },
};
