import type { DashboardViewerProps } from '../../src/admin.js';
import { type Credentials, createServiceClient, runSql, type ServiceClient } from '../../src/client.js';

type LoadRows = NonNullable<DashboardViewerProps['loadRows']>;
type RowsView = Parameters<LoadRows>[0]['view'];

/** What a client needs for the chat and the data of the demo's shop, as the user of its app. */
export async function readShop() {
  const { chatUrl, dataUrl } = await (await fetch('/demo/session')).json();
  const credentials: Credentials = { kind: 'service-token', token: async () => (await (await fetch('/demo/token')).json()).token };
  return { chatUrl: new URL(chatUrl, location.href).href, dataUrl: new URL(dataUrl, location.href).href, credentials };
}

export async function createShopClient(): Promise<ServiceClient> {
  return createServiceClient(await readShop());
}

/** Loads the rows of a report with the filters of the dashboard. A company does this on its server, where its queries are written. */
export const loadRows: LoadRows = async ({ snapshot, view }, { signal }) => {
  shopClient ??= createShopClient();
  const sqlQuery = withView(snapshot.sqlQuery ?? '', view);
  return { ...(await runSql(await shopClient, { query: sqlQuery }, { signal, maxRows: 5000 })), sqlQuery };
};

let shopClient: Promise<ServiceClient> | undefined;

/** All queries of the demo read the view `sales`, so that a filter is a condition on it. Members come from the URL, so only known ones count. */
function withView(sql: string, { filters, timeGrains, memberSwitchers }: RowsView): string {
  const conditions = (filters ?? []).flatMap(({ member, value }) => {
    const column = columnOf(member);
    const texts = Array.isArray(value) ? value.map((text) => `'${String(text).replaceAll("'", "''")}'`) : [];
    return column === undefined || texts.length === 0 ? [] : [`${column} IN (${texts.join(', ')})`];
  });
  const grain = timeGrains?.find(({ member }) => member === 'sales.ordered_at')?.grain;
  const field = columnOf(memberSwitchers?.find(({ member }) => member === 'sales.region')?.selected);
  const filtered = conditions.length === 0 ? sql : sql.replace('FROM sales WHERE', `FROM sales WHERE ${conditions.join(' AND ')} AND`);
  const grouped =
    grain !== undefined && grains.includes(grain) ? filtered.replace("date_trunc('month'", `date_trunc('${grain}'`) : filtered;
  return field === undefined ? grouped : grouped.replace('SELECT region AS name', `SELECT ${field} AS name`);
}

function columnOf(member: string | undefined): string | undefined {
  return columns.find((column) => member === `sales.${column}`);
}

const columns = ['region', 'country', 'format'];
const grains = ['week', 'month', 'quarter'];
