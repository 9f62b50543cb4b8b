import { NotificationSchedules, notificationScheduleParams } from '../../src/admin.js';
import { useListParams } from '../../src/data.js';
import type { PageProps } from './pages.js';

export function SchedulesPage({ deploymentId, guard, address }: PageProps) {
  return (
    <NotificationSchedules
      deploymentId={deploymentId}
      openId={address.id('schedule') ?? null}
      onOpenIdChange={(schedule) => address.change({ schedule })}
      leaveGuard={guard}
      {...useListParams(notificationScheduleParams, address.params)}
    />
  );
}
