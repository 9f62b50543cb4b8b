import { createServiceProxy } from '../../../src/server.js';
import { deploymentsOf, resolveSession } from './sessions.js';

export const proxy = createServiceProxy({
  credentials: { kind: 'api-key', key: process.env.SERVICE_API_KEY ?? '' },
  baseUrl: 'https://acme.example.com',
  resolveSession,
  allow: ['getAppTheme', { operation: 'getReports', deploymentIds: (session) => deploymentsOf(session) }],
});
