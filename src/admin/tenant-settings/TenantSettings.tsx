'use client';
import type { ComponentProps } from 'react';
import {
  AiSettings,
  AuditLogSettings,
  DeploymentSignInSettings,
  MaintenanceWindowSettings,
  SupportAccessSettings,
} from './TenantSettingsGroups.js';
import { tenantSettingsWidget } from './tenantSettingsWidget.js';

/**
 * The settings of the account: audit log, maintenance window, support access, AI and OIDC tokens. For administrators; others see that access
 * is denied. Renders a `<div>`.
 */
export const TenantSettings = tenantSettingsWidget.assemble({
  Fields: () => (
    <>
      <AuditLogSettings />
      <MaintenanceWindowSettings />
      <SupportAccessSettings />
      <AiSettings />
      <DeploymentSignInSettings />
    </>
  ),
});

export type TenantSettingsProps = ComponentProps<typeof TenantSettings>;

/** The parts of `TenantSettings`, for other layouts. */
export const { Root, Form } = TenantSettings;
