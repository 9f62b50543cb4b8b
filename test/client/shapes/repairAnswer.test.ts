import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerShapes, typeShapes } from '../../../src/client/shapes/contractShapes.js';
import { repairAnswer } from '../../../src/client/shapes/repairAnswer.js';

const notification = {
  id: 1,
  dashboardId: 2,
  deploymentId: 1,
  cronExpression: '0 8 * * *',
  timezone: 'Europe/Berlin',
  isEnabled: true,
  humanReadableSchedule: 'Every day',
  notificationEnabled: true,
  notificationFormat: 'PDF',
  notificationAiSummary: false,
};

const repaired = (answer: unknown) => repairAnswer('getNotification', answer);

describe('an answer that does not fit its type', () => {
  it('has an empty text in place of one that is missing, null or something else', () => {
    const { timezone: _, ...missing } = notification;
    for (const given of [missing, { ...notification, timezone: null }, { ...notification, timezone: ['UTC'] }]) {
      expect(repaired(given)).toEqual({ ...notification, timezone: '' });
    }
  });

  it('leaves out an optional member that does not fit, and keeps one that may be null', () => {
    expect(repaired({ ...notification, filters: null })).toEqual({ ...notification, filters: null });
    expect(repaired({ ...notification, filters: 'EU' })).toMatchObject({ filters: undefined });
  });

  it('keeps words that the type does not list, and members that it does not have', () => {
    const newer = { ...notification, notificationFormat: 'HOLOGRAM', channel: { kind: 'radio' } };
    expect(repaired(newer)).toBe(newer);
  });

  it('drops from a list of records what is no record', () => {
    const page = { items: [notification, null, 'x', []], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    expect(repairAnswer('getNotifications', page)).toEqual({ ...page, items: [notification] });
  });

  it('reads a record of several kinds as the one that it resembles most', () => {
    const folder = { id: 1, name: null, deploymentId: 1, type: 'FOLDER', createdAt: 'x', updatedAt: 'y' };
    const page = { items: [folder], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    const { items } = repairAnswer('workspaceObjects', page) as { items: object[] };
    expect(items[0]).toMatchObject({ name: '', type: 'FOLDER' });
    expect(items[0]).not.toHaveProperty('calculatedFields');
  });

  it('has a replacement character in place of half an emoji, which cannot be sent back', () => {
    expect(repaired({ ...notification, cronExpression: 'a\ud83db 😀' })).toMatchObject({ cronExpression: 'a\ufffdb 😀' });
  });

  it('is unchanged if it is of another kind altogether, or of an operation without a type', () => {
    for (const answer of [null, 'text', [], 3]) expect(repaired(answer)).toBe(answer);
    for (const operation of ['constructor', 'nothing']) expect(repairAnswer(operation, notification)).toBe(notification);
  });

  it('is repaired in linear depth, however deep a hostile service nests it', () => {
    let node: object = { path: 'leaf', type: 'file' };
    for (let depth = 0; depth < 20_000; depth += 1) node = { path: 'folder', type: 'folder', children: [node] };
    const page = { items: [node], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    expect(() => repairAnswer('listFiles', page)).not.toThrow();
  });
});

describe('any JSON as the answer of any operation', () => {
  const codes = new Map(answerShapes.split(' ').map((text) => text.split('=') as [string, string]));
  const operation = fc.constantFrom(...codes.keys());

  it('is repaired once and for all', () => {
    fc.assert(
      fc.property(operation, fc.jsonValue(), (id, answer) => {
        const once = repairAnswer(id, answer);
        expect(repairAnswer(id, once)).toBe(once);
      }),
    );
  });

  it('has every required member of its type', () => {
    fc.assert(
      fc.property(operation, (id) => {
        const code = codes.get(id) ?? '';
        if (!code.startsWith('@') || code.includes('|')) return;
        const required = (typeShapes.find((text) => text.startsWith(`${code.slice(1)} `)) ?? '')
          .split(' ')
          .filter((field) => /^[^:~]+:/.test(field));
        const whole = repairAnswer(id, {}) as object;
        expect(Object.keys(whole).sort()).toEqual(required.map((field) => field.slice(0, field.indexOf(':'))).sort());
      }),
    );
  });
});
