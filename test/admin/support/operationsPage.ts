import { permissionText } from '../../../site/needsTable.js';
import { siteTopics } from '../../../site/siteTopics.js';
import { operationRoutes } from '../../../src/client/resources/operation-routes.js';
import { headlessOperations } from './headlessOperations.js';

/** Returns the page of the documentation that lists every operation with its widgets. */
export function operationsPage(reached: ReadonlyMap<string, readonly string[]>): string {
  const rows = Object.entries(operationRoutes).map(([id, { method, path }]) => {
    const outcome = widgetLinks(reached.get(id) ?? []) || headlessOperations[id] || 'The kit';
    return `| \`${id}\` | \`${method} ${path}\` | ${permissionText(id)} | ${outcome} |`;
  });
  return `# Every operation

Each operation of the contract has a call of the same name in \`@parley/react/client\` and a [hook](admin-data.md) in \`@parley/react/data\`.
The permission is the one that \`getMe\` tells; without one, the operation is open to all users or depends on the record. The last column names
the widgets that send it, or says why none does. “The kit” means parts that several widgets share. The routes are in the order of the client's
modules; the [contract](contract/README.md) describes what they do.

| Operation | Route | Permission | Widgets |
|-|-|-|-|
${rows.join('\n')}
`;
}

function widgetLinks(folders: readonly string[]): string {
  const links = folders.filter((folder) => folder !== 'kit' && folder !== 'shared').map((folder) => link(pageOf[folder] ?? folder));
  return [...new Set(links)].join(', ');
}

/** The pages of widgets that share one. */
const pageOf: Readonly<Record<string, string>> = { 'dashboard-export': 'jobs', 'job-tray': 'jobs' };

function link(page: string): string {
  const source = `docs/${page}.md`;
  const found = siteTopics.flatMap(({ pages }) => pages).find((topic) => topic.source === source);
  if (found === undefined) throw new Error(`No page of the site is ${source}.`);
  return `[${found.title}](${page}.md)`;
}
