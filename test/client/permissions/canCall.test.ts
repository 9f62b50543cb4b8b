import { describe, expect, it } from 'vitest';
import { canCall } from '../../../src/client.js';

const viewer = {
  isAdmin: false,
  userPolicies: [{ resourceType: 'Deployment' as const, actions: ['SchemaRead' as const], resources: ['1'] }],
};

describe('whether an operation may be called', () => {
  it('is known for an admin and for what only admins may do', () => {
    expect(canCall({ isAdmin: true }, 'deleteUser')).toEqual({ answer: 'allowed' });
    expect(canCall(viewer, 'deleteUser')).toEqual({ answer: 'refused', reason: 'admin-only' });
  });

  it('depends on the deployment that the policies name', () => {
    expect(canCall(viewer, 'startPreview', 1).answer).toBe('allowed');
    expect(canCall(viewer, 'startPreview', 2).answer).toBe('refused');
    // Some deployment grants it.
    expect(canCall(viewer, 'startPreview').answer).toBe('unknown');
    expect(canCall(viewer, 'createDeployment').answer).toBe('refused');
    expect(canCall(viewer, 'deleteDeployment', 1).answer).toBe('refused');
  });

  it.each([
    ['nobody is known', undefined, 'deleteUser'],
    ['policies are missing', { isAdmin: false }, 'deleteDeployment'],
    ['policies are null', { isAdmin: false, userPolicies: null }, 'deleteDeployment'],
    ['the record decides', viewer, 'deleteReport'],
    ['the operation is of another service', viewer, 'toString'],
  ])('is unknown while %s', (_, me, operation) => {
    expect(canCall(me, operation, 1)).toEqual({ answer: 'unknown' });
  });
});
