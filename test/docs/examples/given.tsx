import { createLocalService } from '@parley/local-service';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Credentials, createServiceClient, type DashboardFilter, type Report, type SqlToolResult } from '../../../src/client.js';
import type { ThreadSummary } from '../../../src/index.js';

// What an app has besides Parley. Examples import it from `./client` and `./app`.

const service = createLocalService();

export const baseUrl = service.addresses.baseUrl;
export const credentials: Credentials = { kind: 'bearer', token: () => service.mintAccessToken() };
export const client = createServiceClient({
  chatUrl: service.addresses.deploymentChatUrl,
  credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
  baseUrl,
  managementCredentials: credentials,
  fetch: service.fetch,
});
export const queryClient = new QueryClient();

export const App = () => <p>The app</p>;
export const MyChart = ({ rows }: { columns: SqlToolResult['columns']; rows: SqlToolResult['rows'] }) => <p>{rows.length} rows</p>;
export const Views = ({ reportId }: { reportId: number }) => <span>{viewsOf(reportId)}</span>;

export const answer = 'Revenue was **€ 12.4 million**.';
export const isRunning = false;
export const filters: readonly DashboardFilter[] = [];

export const viewsOf = (reportId: number): number => reportId;
export const isAboutRevenue = ({ queryTitle }: SqlToolResult): boolean => queryTitle?.includes('Revenue') === true;
export const isTicket = (value: unknown): value is { id: number } => typeof value === 'object' && value !== null && 'id' in value;

export const certified: ReadonlySet<string> = new Set(['orders.revenue']);
export const saveToBoard = (_title: string, _sql: string, _chart: string | undefined): void => {};
export const addToReport = (_text: string | undefined): void => {};
export const loadStarters = async (_: { signal: AbortSignal }): Promise<string[]> => ['Revenue by month in 2025'];
export const listen = async (): Promise<string> => 'by month';
export const markField = (_field: string | undefined, _message: string): void => {};
export const myAccessToken = (_isForced: boolean): Promise<string> => service.mintAccessToken();
export const findShare = async (_cookie: string | null): Promise<{ ownerId: string; chatId: string } | undefined> => undefined;
export const navigate = (_path: string): void => {};
/** Parts of the host. */
export const Page = () => <p>The page</p>;
export const SalesOverview = () => <p>Sales</p>;

export const openImport = (): void => {};
export const report = (_adjustments: readonly unknown[]): void => {};
export const share = (_report: Report): void => {};
export const track = (_event: string, _detail?: unknown): void => {};

export const threads: readonly ThreadSummary[] = [{ chatId: 'stock', title: 'Stock in May', atMs: Date.UTC(2026, 4, 31) }];
/** A host's own server. */
export const api = {
  findThreads: async (_text: string, _options: { signal: AbortSignal }): Promise<readonly ThreadSummary[]> => threads,
  addThread: async (_thread: ThreadSummary): Promise<void> => {},
  renameThread: async (_chatId: string, _title: string): Promise<void> => {},
  pinThread: async (_chatId: string, _isPinned: boolean): Promise<void> => {},
  deleteThread: async (_chatId: string): Promise<void> => {},
};

export const router = { href: (path: string): string => `/app${path}`, navigate };

/** In the shape of React Router. */
export function useSearchParams(): [URLSearchParams, (params: URLSearchParams | Params, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useState(() => new URLSearchParams());
  return [params, (next) => setParams(new URLSearchParams(next))];
}

type Params = Record<string, string>;

/** In the shape of TanStack Router. */
export function useBlocker(_options: { shouldBlockFn: () => Promise<boolean> }): void {}
