export type { DashboardView } from '../shared/fields/describeView.js';
export * from './names.js';
