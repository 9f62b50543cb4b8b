import { describe, expect, it } from 'vitest';
import * as parley from '../../src/admin.js';

const widgets = {
  BranchManager: parley.BranchManager,
  CommentThreads: parley.CommentThreads,
  DashboardExportButton: parley.DashboardExportButton,
  DashboardViewer: parley.DashboardViewer,
  DataModelWorkspace: parley.DataModelWorkspace,
  EmbedAccess: parley.EmbedAccess,
  EmbedSessionTester: parley.EmbedSessionTester,
  EmbedTenants: parley.EmbedTenants,
  EmbedTenantUsers: parley.EmbedTenantUsers,
  EmbedTenantWorkbooks: parley.EmbedTenantWorkbooks,
  EnvironmentVariablesEditor: parley.EnvironmentVariablesEditor,
  JobTray: parley.JobTray,
  LogViewer: parley.LogViewer,
  OAuthIntegrations: parley.OAuthIntegrations,
  MyConnections: parley.MyConnections,
  ApiKeys: parley.ApiKeys,
  TokenMinter: parley.TokenMinter,
  DeploymentSettings: parley.DeploymentSettings,
  DeploymentWizard: parley.DeploymentWizard,
  NotificationSchedules: parley.NotificationSchedules,
  OidcTokenConfigs: parley.OidcTokenConfigs,
  TransformSyncs: parley.TransformSyncs,
  MetricViewStudio: parley.MetricViewStudio,
  MetricViewPreview: parley.MetricViewPreview,
  MetricViewPublication: parley.MetricViewPublication,
  TenantSettings: parley.TenantSettings,
  MySettings: parley.MySettings,
  PromotionDialog: parley.PromotionDialog,
  ReportList: parley.ReportList,
  ReportPlacementList: parley.ReportPlacementList,
  UserAttributes: parley.UserAttributes,
  UserGroups: parley.UserGroups,
  Roles: parley.Roles,
  SharedWorkspace: parley.SharedWorkspace,
  ProvisionedGroups: parley.ProvisionedGroups,
  ProvisionedUsers: parley.ProvisionedUsers,
  UserManagement: parley.UserManagement,
  WorkbookManager: parley.WorkbookManager,
  WorkspaceExplorer: parley.WorkspaceExplorer,
};

describe.each(Object.entries(widgets))('%s', (_name, widget) => {
  it('has a root for its parts', () => {
    expect(widget).toHaveProperty('Root', expect.any(Function));
  });

  it('exports each part under its own name as well, as server components need it', () => {
    const publicParts = new Set<unknown>(Object.values(parley));
    expect(Object.entries(widget).filter(([, part]) => !publicParts.has(part))).toEqual([]);
  });
});
