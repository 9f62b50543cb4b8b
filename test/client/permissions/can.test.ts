import { describe, expect, it } from 'vitest';
import { can, type Policy } from '../../../src/client.js';

const member = (...userPolicies: Policy[]) => ({ isAdmin: false, userPolicies });
const admin = { isAdmin: true, userPolicies: [] };
const onDeployment = (id: string, ...actions: string[]): Policy => ({ resourceType: 'Deployment', resources: [id], actions });

const allowed = { answer: 'allowed' };
const unknown = { answer: 'unknown' };
const refused = (reason: string) => ({ answer: 'refused', reason });

describe('the permissions in a record', () => {
  it('take precedence over policies and over being an admin', () => {
    expect(can(admin, 'ReportEdit', { resourceType: 'Report', id: 1, canEdit: false })).toEqual(refused('record'));
    expect(can(member(), 'ReportManage', { resourceType: 'Report', id: 1, canManage: true })).toEqual(allowed);
    expect(can(undefined, 'WorkbookManage', { resourceType: 'Workbook', id: 1, canManage: false })).toEqual(refused('record'));
  });

  it('include editing and reading in managing, and reading in editing', () => {
    expect(can(member(), 'ReportEdit', { canManage: true, canEdit: false })).toEqual(allowed);
    expect(can(member(), 'ReportRead', { canEdit: true })).toEqual(allowed);
    expect(can(member(), 'ReportManage', { resourceType: 'Report', id: 1, canEdit: true })).toEqual(unknown);
  });

  it('leave other actions undecided', () => {
    expect(can(member(), 'DownloadData', { resourceType: 'Report', id: 1, canManage: true })).toEqual(unknown);
  });
});

describe('policies', () => {
  it('allow an action by name, by All, and by a wider action', () => {
    const report = { resourceType: 'Report', id: 12 } as const;
    const about = (...actions: string[]) => member({ resourceType: 'Report', resources: ['12'], actions });
    expect(can(about('ReportRead'), 'ReportRead', report)).toEqual(allowed);
    expect(can(about('ReportManage'), 'ReportEdit', report)).toEqual(allowed);
    expect(can(about('All'), 'ReportManage', report)).toEqual(allowed);
    expect(can(about('ReportRead'), 'ReportEdit', report)).toEqual(unknown);
    expect(can(member({ resourceType: 'Report', resources: ['All'], actions: ['ReportRead'] }), 'ReportRead', report)).toEqual(allowed);
    expect(can(member(onDeployment('3', 'SchemaUpdate')), 'SchemaRead', { resourceType: 'Deployment', id: 3 })).toEqual(allowed);
  });

  it('deny actions in a deployment where no policy allows them', () => {
    const me = member(onDeployment('3', 'SchemaUpdate'), { resourceType: 'Global', resources: [], actions: ['AIBIUser', 'DownloadData'] });
    expect(can(me, 'SchemaUpdate', { resourceType: 'Deployment', id: 3 })).toEqual(allowed);
    expect(can(me, 'SchemaUpdate', { resourceType: 'Deployment', id: 4 })).toEqual(refused('policy'));
    expect(can(me, 'SchemaUpdate', { resourceType: 'Deployment' })).toEqual(unknown);
    expect(can(me, 'DeploymentUpdate', { resourceType: 'Deployment', id: 3 })).toEqual(refused('policy'));
    expect(can(me, 'DeploymentUpdate', { resourceType: 'Deployment' })).toEqual(refused('policy'));
  });

  it('deny for the whole account only actions that are allowed nowhere', () => {
    const me = member(onDeployment('3', 'SchemaRead'));
    expect(can(me, 'SchemaRead')).toEqual(unknown);
    expect(can(me, 'AuditLogManage')).toEqual(refused('policy'));
    expect(can(member({ resourceType: 'Global', resources: [], actions: ['AuditLogManage'] }), 'AuditLogManage')).toEqual(allowed);
  });

  it('leave open what folders and shares can grant', () => {
    expect(can(member(onDeployment('3', 'DeploymentRead')), 'WorkbookEdit', { resourceType: 'Workbook', id: 8 })).toEqual(unknown);
  });
});

describe('the current user', () => {
  it('is allowed everything as an admin, and otherwise nothing reserved for admins', () => {
    expect(can(admin, 'BillingRead')).toEqual(allowed);
    expect(can(admin, 'admin')).toEqual(allowed);
    expect(can(member(), 'admin')).toEqual(refused('admin-only'));
  });

  it('leaves everything open while the user or the policies are unknown', () => {
    expect(can(undefined, 'BillingRead')).toEqual(unknown);
    expect(can(undefined, 'admin')).toEqual(unknown);
    expect(can({ isAdmin: false, userPolicies: null }, 'BillingRead')).toEqual(unknown);
  });
});
