import type { DashboardConfigDraftInput, DashboardConfigInput } from '../dashboard-config.js';
import { checkMaxLength } from './checks.js';

/** Refuses ids of widgets and an entry file that the service finds too long. */
export function checkDashboardConfig(
  config: DashboardConfigInput | DashboardConfigDraftInput | null | undefined,
  field: string,
  operation: string,
): void {
  checkMaxLength(config?.app?.entry, 255, { field: `${field}.app.entry`, operation });
  for (const [index, { id }] of (config?.widgets ?? []).entries()) {
    checkMaxLength(id, 128, { field: `${field}.widgets[${index}].id`, operation });
  }
}
