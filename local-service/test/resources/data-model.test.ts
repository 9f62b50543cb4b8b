import { beforeEach, describe, expect, it } from 'vitest';
import {
  listFiles,
  removeFiles,
  renameFiles,
  type ServiceClient,
  type SourceTreeNode,
  updateFiles,
  validateDataModel,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;
const branchName = 'dev-ada';
const stores = '/model/cubes/stores.yml';

let admin: ServiceClient;
let apiKey: ServiceClient;

beforeEach(async () => {
  ({ admin, apiKey } = await createContractWorld());
});

async function contents(branch = branchName): Promise<ReadonlyMap<string, string>> {
  const { items } = await listFiles(admin, { deploymentId, branchName: branch, withContent: true });
  return new Map(flatten(items).map(({ path = '', content = '' }) => [path, content]));
}

function flatten(nodes: readonly SourceTreeNode[]): readonly SourceTreeNode[] {
  return nodes.flatMap((node) => (node.type === 'directory' ? flatten(node.children ?? []) : [node]));
}

describe('the list of files', () => {
  it('counts only top-level nodes, and returns each with all its descendants', async () => {
    const page = await listFiles(admin, { deploymentId, first: 2 });
    expect(page.items.map(({ path }) => path)).toEqual(['/docs', '/model']);
    expect(flatten(page.items)).toHaveLength(11);
    const rest = await listFiles(admin, { deploymentId, first: 2, after: page.pageInfo.endCursor });
    expect(rest.items.map(({ path }) => path)).toEqual(['/.gitignore', '/README.md']);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('is the whole tree of the production branch by default, without file contents', async () => {
    const { items, pageInfo, data } = await listFiles(admin, { deploymentId });
    expect(pageInfo.hasNextPage).toBe(false);
    expect(data).toEqual(items);
    expect(flatten(items)).toHaveLength(13);
    expect(flatten(items).filter((node) => 'content' in node)).toEqual([]);
  });

  it('neither repeats nor skips a node when files are added and removed between pages', async () => {
    const { pageInfo } = await listFiles(admin, { deploymentId, branchName, first: 1 });
    await updateFiles(admin, { deploymentId, files: [{ path: 'aside/new.yml', content: '' }] });
    await removeFiles(admin, { deploymentId, files: [{ path: 'docs/naming.md' }] });
    const { items } = await listFiles(admin, { deploymentId, branchName, after: pageInfo.endCursor });
    expect(items.map(({ path }) => path)).toEqual(['/model', '/.gitignore', '/README.md']);
  });
});

describe('writing files', () => {
  it('treats paths with and without a leading slash as the same file', async () => {
    await updateFiles(admin, { deploymentId, files: [{ path: stores.slice(1), content: 'one' }] });
    await updateFiles(admin, { deploymentId, branchName, files: [{ path: stores, content: 'two' }] });
    expect((await contents()).get(stores)).toBe('two');
  });

  it('goes to the branch of dev mode, for any credential, and leaves other branches alone', async () => {
    const before = await contents('main');
    await updateFiles(apiKey, { deploymentId, files: [{ path: stores, content: 'mine' }] });
    expect((await contents()).get(stores)).toBe('mine');
    expect(await contents('main')).toEqual(before);
  });

  it.each(['', '/', '..', '../a.yml', 'a/../../b.yml', 'a/./b.yml', 'a//b.yml', 'a/', '//etc/passwd', 'a\\..\\b.yml', 'a\u0000.yml'])(
    'refuses the path %j',
    async (path) => {
      const before = await contents();
      await expect(updateFiles(admin, { deploymentId, files: [{ path, content: '' }] })).rejects.toMatchObject({ status: 400 });
      expect(await contents()).toEqual(before);
    },
  );

  it('writes all files of a request or none', async () => {
    const before = await contents();
    const files = [
      { path: stores, content: 'changed' },
      { path: `${stores}/inside.yml`, content: '' },
    ];
    await expect(updateFiles(admin, { deploymentId, files })).rejects.toMatchObject({ status: 400 });
    const paths = [{ path: stores }, { path: 'none.yml' }];
    await expect(removeFiles(admin, { deploymentId, files: paths })).rejects.toMatchObject({ status: 404 });
    expect(await contents()).toEqual(before);
  });

  it('lets two files swap names', async () => {
    const before = await contents();
    const [one = '', other = ''] = [...before.keys()];
    const files = [
      { path: one, newPath: other },
      { path: other, newPath: one },
    ];
    await renameFiles(admin, { deploymentId, files });
    const after = await contents();
    expect([after.get(one), after.get(other)]).toEqual([before.get(other), before.get(one)]);
    expect(after.size).toBe(before.size);
  });

  it('treats the name of a built-in object property like any other file name', async () => {
    await updateFiles(admin, { deploymentId, files: [{ path: '__proto__', content: 'a file' }] });
    expect((await contents()).get('/__proto__')).toBe('a file');
  });
});

describe('validation', () => {
  it('compiles the production branch, a named branch, or the one of dev mode', async () => {
    expect(await validateDataModel(admin, { deploymentId })).toMatchObject({ branchName: 'main', mode: 'production', valid: true });
    const named = await validateDataModel(admin, { deploymentId, branchName: 'loyalty-program', devMode: false });
    expect(named).toMatchObject({ branchName: 'loyalty-program', mode: 'dev_mode', valid: true, servicesCount: 10 });
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({ branchName: 'dev-ada', mode: 'dev_mode' });
  });

  it('refuses a branch together with dev mode', async () => {
    const sent = admin.get(`/build/api/v1/deployments/1/data-model/validate`, { query: { branchName: 'main', devMode: true } });
    await expect(sent).rejects.toMatchObject({ status: 400 });
  });

  it('reports an error with its file, until it is fixed', async () => {
    const content = (await contents()).get(stores) ?? '';
    await updateFiles(admin, { deploymentId, files: [{ path: stores, content: content.replace('sql: store_id', 'sqll: store_id') }] });
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({
      valid: false,
      errors: ['has "sqll", which is not supported', 'has no sql'].map((message) => ({
        fileName: stores,
        message: expect.stringContaining(message),
      })),
      servicesCount: null,
    });
    await updateFiles(admin, { deploymentId, files: [{ path: stores, content }] });
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({ valid: true, errors: [] });
  });

  it('reports references to a deleted file', async () => {
    await removeFiles(admin, { deploymentId, files: [{ path: stores }] });
    const { errors } = await validateDataModel(admin, { deploymentId, devMode: true });
    expect(new Set(errors.map(({ fileName }) => fileName))).toEqual(
      new Set(['/model/cubes/orders.yml', '/model/views/orders.yml', '/model/views/sales.yml', '/model/views/stores.yml']),
    );
  });

  it.each([
    ['a line without a colon', 'cubes:\n  - name: a\n    this is no entry', 'Line 3'],
    ['a tab', 'cubes:\n\t- name: a', 'Line 2'],
    ['an unclosed quote', 'cubes:\n  - name: "a', 'Line 2'],
    ['a brace without quotes', 'cubes:\n  - name: a\n    sql: {CUBE}.id', 'Line 3'],
    ['a second colon', 'cubes:\n  - name: a\n    title: a: b', 'Line 3'],
    ['a duplicate key', 'cubes:\n  - name: a\n    name: b', 'Line 3'],
    ['lines between two levels', 'cubes:\n    - name: a\n  - name: b', 'Line 3'],
    ['no list', 'cubes: yes', '"cubes" must be a list'],
    ['an unknown key', 'tables:\n  - name: a', '"tables" is not a known key'],
    ['a cube without a name', 'cubes:\n  - sql_table: a', 'has no name'],
    ['a cube without sql', 'cubes:\n  - name: a', 'sql or sql_table'],
    ['a cube that is defined elsewhere', 'cubes:\n  - name: base_orders\n    sql_table: a', '/model/cubes/orders.yml'],
    ['a duplicate member', cubeWith('dimensions:\n', '- {name: b, sql: b, type: string}', 2), '"a.b" is defined twice'],
    ['an unknown type', cubeWith('measures:\n', '- {name: b, sql: b, type: most}', 1), '"a.b" requires a type'],
    ['a measure without sql', cubeWith('measures:\n', '- {name: b, type: sum}', 1), '"a.b" has no sql'],
    ['a join to an unknown cube', cubeWith('joins:\n', '- {name: b, sql: "1 = 1", relationship: one_to_one}', 1), 'joins "b"'],
    ['a reference to an unknown member', cubeWith('measures:\n', '- {name: b, sql: "{CUBE.c} + 1", type: sum}', 1), '{CUBE.c}'],
    ['a view over an unknown cube', 'views:\n  - name: v\n    cubes:\n      - join_path: base_orders.nothing', '"nothing"'],
    [
      'a view of an unknown member',
      'views:\n  - name: v\n    cubes:\n      - join_path: base_orders\n        includes: [nothing]',
      '"base_orders.nothing"',
    ],
  ])('explains what is wrong with %s', async (_what, content, message) => {
    await updateFiles(admin, { deploymentId, files: [{ path: 'model/z.yml', content }] });
    const { valid, errors } = await validateDataModel(admin, { deploymentId, devMode: true });
    expect(valid).toBe(false);
    expect(errors).toEqual([{ fileName: '/model/z.yml', message: expect.stringContaining(message) }]);
  });

  it('reads comments, quoted and multi-line strings, and lists in both styles', async () => {
    const content = `# What was sent back
---
cubes:
- name: 'returns' # a comment
  sql: >
    SELECT *
    FROM base.order_lines
    WHERE is_returned

  "description": "Lines that \\"came back\\": # is no comment here"
  measures:
    -
      name: return_count
      type: count
views:
  - name: returned
    cubes:
      - join_path: returns
        includes:
          - name: return_count
            alias: returns
`;
    await updateFiles(admin, { deploymentId, files: [{ path: 'model/returns.yaml', content: content.replaceAll('\n', '\r\n') }] });
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({ errors: [], valid: true, servicesCount: 12 });
  });

  it('ignores files outside the model', async () => {
    const files = ['docs/a.yml', 'model/b.md'].map((path) => ({ path, content: 'not: [a model' }));
    await updateFiles(admin, { deploymentId, files });
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({ valid: true });
  });
});

/** A cube with members written as `{key: value}`, each on separate lines. */
function cubeWith(section: string, member: string, times: number): string {
  const fields = member
    .replace(/^- \{|\}$/g, '')
    .split(', ')
    .join('\n        ');
  return `cubes:\n  - name: a\n    sql_table: a\n    ${section}${`      - ${fields}\n`.repeat(times)}`;
}
