import { createServiceProxy, widgetOperations } from '../../../src/server.js';
import { resolveSession } from './sessions.js';

const ofReports = widgetOperations['report-list'].filter((operation) => operation !== 'getMe');

export const proxy = createServiceProxy({
  credentials: { kind: 'api-key', key: process.env.SERVICE_API_KEY ?? '' },
  baseUrl: 'https://acme.example.com',
  resolveSession,
  allow: ['getMe', ...ofReports.map((operation) => ({ operation, deploymentIds: [1, 2] }))],
});
