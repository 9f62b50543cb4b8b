import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, isKnownType, readDraft } from '../../../src/admin/user-management/model/attributeDraft.js';
import { emailProblemOf, emptyNewUser, inputOfNewUser } from '../../../src/admin/user-management/model/newUserDraft.js';
import { changedParts, noDraft, withAccount, withChange } from '../../../src/admin/user-management/model/userDraft.js';
import { ServiceError, type User } from '../../../src/client.js';
import { learn, stateOf } from '../../../src/data/resources/accountStates.js';

const texts = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const numbers = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((units) => units / 100 + 0);
const valuesOf = {
  string: texts,
  number: numbers,
  boolean: fc.boolean(),
  string_array: fc.array(texts, { minLength: 1 }),
  number_array: fc.array(numbers, { minLength: 1 }),
} as const;

describe('the editor of an attribute', () => {
  it.each(['string', 'number', 'boolean', 'string_array', 'number_array'] as const)('returns any %s it was given', (type) => {
    fc.assert(
      fc.property(valuesOf[type], (value) => {
        expect(readDraft(type, draftOf(type, value, 'de'), 'de')).toEqual({ kind: 'value', value });
      }),
    );
  });

  it.each(['string', 'number', 'boolean', 'string_array', 'number_array'] as const)('of type %s has no value if it is empty', (type) => {
    for (const nothing of [null, undefined]) {
      expect(readDraft(type, draftOf(type, nothing, 'en'), 'en')).toEqual({ kind: 'value', value: null });
    }
  });

  it('reports an invalid number', () => {
    expect(readDraft('number_array', ['1', '2,5', '3'], 'en')).toEqual({ kind: 'not-a-number', text: '2,5' });
    expect(readDraft('number', 'ten', 'en')).toEqual({ kind: 'not-a-number', text: 'ten' });
  });

  it('exists only for the five known types', () => {
    expect(isKnownType('number_array')).toBe(true);
    for (const type of ['date', 'toString', '']) expect(isKnownType(type)).toBe(false);
  });
});

describe('the changes to a user', () => {
  const draft = withChange(withChange(withAccount(noDraft, { title: 'Buyer' }, {}), 'group 7', true), 'value 3', 'Europe');

  it('are saved in parts, the account first', () => {
    expect(changedParts(draft)).toEqual(['account', 'value 3', 'group 7']);
  });

  it('are removed part by part as they are saved', () => {
    for (const part of changedParts(draft)) {
      expect(changedParts(withChange(draft, part, undefined))).toEqual(changedParts(draft).filter((other) => other !== part));
    }
  });

  it('keep their failure until they are edited or saved', () => {
    const failed = { ...draft, failures: { 'value 3': new ServiceError('server', 'No.') } };
    expect(withChange(failed, 'group 7', undefined).failures['value 3']).toBeDefined();
    expect(withChange(failed, 'value 3', 'Asia').failures['value 3']).toBeUndefined();
    expect(withChange(failed, 'value 3', undefined).failures['value 3']).toBeUndefined();
  });

  it('of the account are only fields that differ from the saved ones', () => {
    expect(changedParts(withAccount(draft, { title: '' }, {}))).not.toContain('account');
    const saved = { firstName: 'Zoe', isAdmin: true };
    expect(withAccount(noDraft, { firstName: 'Zoe', isAdmin: false }, saved).changes.account).toEqual({ isAdmin: false });
  });
});

describe('the known state of an account', () => {
  const user: User = { id: 2, email: 'a@b', username: 'a', isAdmin: true, notifications: {}, isDeactivated: false };
  const deactivated = learn(new Map(), { kind: 'acted', action: 'DEACTIVATE', userIds: [2], atMs: 100 });

  it('is empty until it is known', () => {
    expect(stateOf(undefined, undefined, 2)).toBe('unknown');
    expect(stateOf(learn(new Map(), { kind: 'received', user, atMs: 1 }).get(2), undefined, 2)).toBe('active');
  });

  it('follows the last action, or provisioning that was fetched later', () => {
    expect(stateOf(deactivated.get(2), undefined, 2)).toBe('deactivated');
    expect(stateOf(deactivated.get(2), { deactivatedIds: new Set(), readAtMs: 50 }, 2)).toBe('deactivated');
    expect(stateOf(deactivated.get(2), { deactivatedIds: new Set(), readAtMs: 200 }, 2)).toBe('active');
    expect(stateOf(undefined, { deactivatedIds: new Set([2]), readAtMs: 200 }, 2)).toBe('deactivated');
  });

  it('keeps permissions when only the state changes, and is removed with the account', () => {
    const known = learn(learn(new Map(), { kind: 'received', user, atMs: 1 }), {
      kind: 'acted',
      action: 'DEACTIVATE',
      userIds: [2],
      atMs: 2,
    });
    expect(known.get(2)).toMatchObject({ isAdmin: true, isDeactivated: true });
    expect(learn(known, { kind: 'acted', action: 'DELETE', userIds: [2], atMs: 3 }).has(2)).toBe(false);
  });
});

describe('a new user', () => {
  it('requires an email address', () => {
    expect(emailProblemOf({ ...emptyNewUser, email: '  ' })).toBe('missingEmail');
    expect(emailProblemOf({ ...emptyNewUser, email: 'zoe' })).toBe('notAnEmail');
    expect(emailProblemOf({ ...emptyNewUser, email: ' zoe@example.com ' })).toBeUndefined();
  });

  it('falls back to the email as the name, and does not send empty fields', () => {
    expect(inputOfNewUser({ ...emptyNewUser, email: ' zoe@example.com ' })).toEqual({
      email: 'zoe@example.com',
      username: 'zoe@example.com',
    });
    expect(inputOfNewUser({ email: 'z@e', username: 'zoe', firstName: ' Zoe ', password: ' x ', isAdmin: true })).toEqual({
      email: 'z@e',
      username: 'zoe',
      firstName: 'Zoe',
      password: ' x ',
      isAdmin: true,
    });
  });
});
