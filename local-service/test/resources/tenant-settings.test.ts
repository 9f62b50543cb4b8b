import { expect, it } from 'vitest';
import { getAppConfig, getAppTheme, getTenantSettings, updateTenantSettings } from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';
import { embedClient } from '../support/embedding.js';

it('tenant settings keep what a change omits or sets to null', async () => {
  const { admin } = await createContractWorld();
  const before = await getTenantSettings(admin);
  await updateTenantSettings(admin, { hasSupportAccess: true, maintenanceWindowDay: null });
  expect(await getTenantSettings(admin)).toEqual({ ...before, hasSupportAccess: true });
});

it('the purchase threshold is read-only', async () => {
  const { admin } = await createContractWorld();
  const { aiTokensAutoPurchaseThreshold } = await getTenantSettings(admin);
  await admin.put('/api/v1/tenant/settings', { body: { aiTokensAutoPurchaseThreshold: aiTokensAutoPurchaseThreshold + 1 } });
  expect((await getTenantSettings(admin)).aiTokensAutoPurchaseThreshold).toBe(aiTokensAutoPurchaseThreshold);
});

it('switching the audit log is the only change with a date', async () => {
  const { admin, advance } = await createContractWorld();
  const { auditLogEnabledTimestamp: before } = await getTenantSettings(admin);
  advance(60_000);
  expect((await updateTenantSettings(admin, { auditLogEnabled: true })).auditLogEnabledTimestamp).toBe(before);
  const switched = await updateTenantSettings(admin, { auditLogEnabled: false });
  expect(switched).toMatchObject({ auditLogEnabled: false, auditLogEnabledCurrent: false });
  expect(switched.auditLogEnabledTimestamp).toBe(Date.UTC(2026, 9, 1, 9, 1));
});

it('the theme is the same on its own and in the config, also for embed sessions', async () => {
  const embedded = await embedClient(await createContractWorld());
  const { appTheme, applyThemeGlobally } = await getAppConfig(embedded);
  const theme = await getAppTheme(embedded);
  expect(theme).toMatchObject({ palette: appTheme?.palette, logoUrl: appTheme?.logoUrl, applyThemeGlobally });
  expect(theme.logoUrl).toMatch(/^data:image\/svg\+xml,/);
  expect([theme.light, theme.dark].map(({ logoUrl }) => logoUrl)).toEqual([theme.logoUrl, theme.logoUrl]);
});
