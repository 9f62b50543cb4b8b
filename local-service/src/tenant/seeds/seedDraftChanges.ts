import type { WorkspaceContent } from '../workspace/Workspace.js';

/** Changes the draft of some published dashboards, as if someone had not yet published them again. */
export function seedDraftChanges({ workbooks }: Pick<WorkspaceContent, 'workbooks'>): void {
  for (const { id, name, deploymentId, dashboardDraft } of workbooks.values()) {
    if (deploymentId !== 1 || !changed.includes(name) || dashboardDraft === null) continue;
    workbooks.update(id, { dashboardDraft: { ...dashboardDraft, description: 'With the figures of the last closed week.' } });
  }
}

const changed: readonly string[] = ['Holiday season readout', 'Category review', 'Weekly pack'];
