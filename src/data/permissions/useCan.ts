'use client';
import { useCallback } from 'react';
import { can, type Permission, type PermissionAction, type PermissionSubject } from '../../client/permissions/can.js';
import { useMe } from '../resources/current-user.js';

/**
 * Asks what the signed-in user may do: `useCan()('ReportEdit', report)`. Unknown until `getMe` has answered, and for
 * embed sessions, which have no policies to tell.
 */
export function useCan(): (action: PermissionAction, subject?: PermissionSubject) => Permission {
  const { data: me } = useMe();
  return useCallback((action, subject) => can(me, action, subject), [me]);
}
