import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSessionSettings } from '../../../src/client/chat-stream/checkSessionSettings.js';
import { runs } from '../../support/runs.js';

const fieldOf = (settings: unknown): string | undefined => {
  try {
    checkSessionSettings(settings);
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ kind: 'validation', message: expect.stringContaining((error as { field: string }).field) });
    return (error as { field: string }).field;
  }
};

const externalId = fc.stringMatching(/^[a-z0-9._@-]{1,20}$/);
const optional = {
  email: fc.emailAddress(),
  allowChatWorkspaceAuthoring: fc.boolean(),
  timezone: fc.constantFrom('Europe/Berlin', 'not a zone', ''),
  ephemeralTtlSeconds: fc.double({ min: 0.001, max: 1e9, noNaN: true }),
  isEphemeral: fc.boolean(),
};
const external = fc.record(
  {
    ...optional,
    externalId,
    userAttributes: fc.array(fc.record({ name: fc.stringMatching(/^\w+$/), value: fc.string() })),
    groups: fc.array(fc.stringMatching(/^\w+$/)),
    roles: fc.array(fc.stringMatching(/^\w+$/)),
    securityContext: fc.dictionary(fc.string(), fc.jsonValue()),
  },
  { requiredKeys: ['externalId'] },
);
const internal = fc.record({ ...optional, internalId: fc.emailAddress() }, { requiredKeys: ['internalId'] });

describe('checkSessionSettings', () => {
  it('accepts any settings within the rules', () => {
    fc.assert(
      fc.property(fc.oneof(external, internal), (settings) => {
        expect(fieldOf(settings)).toBeUndefined();
      }),
    );
  });

  it('names the invalid field, whatever else is set', () => {
    const notText = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}), fc.constant(' '));
    const violation = fc.oneof(
      fc.tuple(fc.constant('externalId'), fc.oneof(notText, fc.constantFrom('', 'Alice', 'a b', 'a\tb', 'É'))),
      fc.tuple(fc.constantFrom('email', 'internalId'), notText),
      fc.tuple(fc.constantFrom('groups', 'roles', 'userAttributes'), fc.constantFrom<unknown>('x', null, {}, 1)),
      fc.tuple(fc.constantFrom('securityContext'), fc.constantFrom<unknown>('x', null, [], 1)),
      fc.tuple(fc.constantFrom('allowChatWorkspaceAuthoring', 'isEphemeral'), fc.constantFrom<unknown>('true', null, 0)),
      fc.tuple(fc.constant('timezone'), fc.constantFrom<unknown>(null, 1)),
      fc.tuple(fc.constant('ephemeralTtlSeconds'), fc.constantFrom<unknown>(0, -1, Number.NaN, Number.POSITIVE_INFINITY, '60', null)),
    );
    fc.assert(
      fc.property(external, internal, violation, (asExternal, asInternal, [field, value]) => {
        const settings = field === 'internalId' ? asInternal : asExternal;
        expect(fieldOf({ ...settings, [field]: value })).toBe(field);
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it.each([
    [
      'userAttributes[1].value',
      {
        userAttributes: [
          { name: 'a', value: 'b' },
          { name: 'c', value: 3 },
        ],
      },
    ],
    ['userAttributes[0].name', { userAttributes: [{ value: 'b' }] }],
    ['userAttributes[0]', { userAttributes: ['a'] }],
    ['groups[0]', { groups: [7] }],
  ])('names %s inside a list', (field, settings) => {
    expect(fieldOf({ externalId: 'alice', ...settings })).toBe(field);
  });

  it.each(['userAttributes', 'groups', 'roles', 'securityContext', 'externalId'])('refuses %s together with internalId', (field) => {
    const value = field === 'securityContext' ? {} : field === 'externalId' ? 'alice' : [];
    expect(fieldOf({ internalId: 'alice@example.com', [field]: value })).toBe(field);
  });

  it('requires one of the two ids', () => {
    expect(fieldOf({ email: 'a@b.c' })).toBe('externalId');
    expect(fieldOf(undefined)).toBe('sessionSettings');
    expect(fieldOf([])).toBe('sessionSettings');
  });
});
