import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServiceOf } from '../createServiceOf.js';
import type { LocalService, LocalServiceOptions } from '../LocalService.js';
import { openProject, type Project } from '../project/openProject.js';
import { createChatPage } from './createChatPage.js';
import { createDevelopmentRoutes } from './createDevelopmentRoutes.js';

/** Where the service listens, besides what it does. */
export interface HttpServiceOptions extends Omit<LocalServiceOptions, 'origin'> {
  /** Default 4600; `0` is any free port. */
  readonly port?: number | undefined;
  /** Default `localhost`, so that other machines cannot reach it. */
  readonly host?: string | undefined;
  /** A folder with your own data, model and people, instead of the demo company. */
  readonly project?: string | undefined;
  /**
   * The address of a Postgres server with your data, such as `postgres://reader:secret@localhost:5432/sales`, which is only read. The model is
   * that of `project`, or else derived from the tables.
   */
  readonly database?: string | undefined;
  /** Called with what happens to the folder of the project while the service runs. */
  readonly onProjectReport?: ((text: string) => void) | undefined;
}

/** A running local service. */
export interface HttpService {
  /** Such as `http://localhost:4600`. */
  readonly origin: string;
  /** The service behind the HTTP server, for tokens and faults. */
  readonly service: LocalService;
  /** What was loaded from the folder of the project, for people to read. */
  readonly projectSummary?: string;
  /** Closes open connections too. */
  close(): Promise<void>;
}

/**
 * Starts the local service behind HTTP in Node.js, with the routes under `/dev` that hand out tokens and take faults.
 * Rejects where the port is taken, the project cannot be loaded, or `state` is not for these options, and closes `state` then.
 */
export async function startHttpService(options: HttpServiceOptions = {}): Promise<HttpService> {
  const { port = defaultPort, host = defaultHost, project: folder, database, onProjectReport } = options;
  const http = createServer();
  let project: Project | undefined;
  try {
    project = await openProject({ folder, database, onReport: onProjectReport });
    return await startOn(http, { ...options, port, host }, project);
  } catch (error) {
    http.close();
    await project?.close();
    await options.state?.close();
    throw error;
  }
}

async function startOn(http: Server, options: HttpServiceOptions & Listening, project: Project | undefined): Promise<HttpService> {
  const { port, host, cors } = options;
  try {
    http.listen(port, host);
    await once(http, 'listening');
  } catch (error) {
    throw new Error(failureOf(error, port, host), { cause: error });
  }
  const address = http.address();
  const origin = originOf(host, typeof address === 'object' && address !== null ? address.port : port);
  const service = createServiceOf({ ...options, origin }, project?.source);
  const development = createDevelopmentRoutes(service, { host, origins: cors === '*' ? [] : cors });
  const { pathname: chatUrl } = new URL(service.addresses.deploymentChatUrl);
  const chatPage = createChatPage({ chatUrl, heading: project === undefined ? 'Ask your data' : project.source.plan.deploymentName });
  const answer = async (request: Request) => chatPage(request) ?? (await development(request)) ?? service.fetch(request);
  http.on('request', getRequestListener(answer, { overrideGlobalObjects: false }));
  return {
    origin,
    service,
    ...(project !== undefined && { projectSummary: project.summary }),
    async close() {
      http.close();
      http.closeAllConnections();
      await service.close();
      await project?.close();
    },
  };
}

interface Listening {
  readonly port: number;
  readonly host: string;
}

function failureOf(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another port, or 0 for any free port.`;
  return `The service could not listen on ${host}:${port}${code === undefined ? '' : ` (${code})`}.`;
}

/** The origin of a service that listens there. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export const defaultPort = 4600;
export const defaultHost = 'localhost';
