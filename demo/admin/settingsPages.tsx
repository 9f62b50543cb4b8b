import { MySettings, TenantSettings } from '../../src/admin.js';
import type { PageProps } from './pages.js';

export function AccountPage({ guard }: PageProps) {
  return <TenantSettings leaveGuard={guard} />;
}

export function MySettingsPage({ guard }: PageProps) {
  return <MySettings leaveGuard={guard} />;
}
