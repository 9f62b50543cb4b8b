import { describe, expect, it } from 'vitest';
import { arabicNotificationSchedules } from '../../../src/admin/notification-schedules/labels/ar.js';
import { germanNotificationSchedules } from '../../../src/admin/notification-schedules/labels/de.js';
import { englishNotificationSchedules as words } from '../../../src/admin/notification-schedules/labels/en.js';
import { japaneseNotificationSchedules } from '../../../src/admin/notification-schedules/labels/ja.js';
import { describeCron } from '../../../src/admin/notification-schedules/model/describeCron.js';
import { tokensOf, withTokens } from '../../../src/admin/notification-schedules/model/filterTokens.js';
import { parseCron } from '../../../src/admin/notification-schedules/model/parseCron.js';
import {
  problemsOfRecipients,
  type RecipientValues,
  readEmails,
  recipientInputs,
  unreadRecipients,
} from '../../../src/admin/notification-schedules/model/recipientForm.js';
import { bodyOf, createBodyOf, inputOf, valuesOf } from '../../../src/admin/notification-schedules/model/scheduleForm.js';

const notification = {
  ...{ id: 1, dashboardId: 2, deploymentId: 1, timezone: 'UTC', isEnabled: true, humanReadableSchedule: '' },
  ...{ notificationEnabled: true, notificationFormat: 'pdf', notificationAiSummary: false },
};

describe('the words of a schedule', () => {
  const inWords = (expression: string, { words: labels } = words, locale = 'en') => {
    const read = parseCron(expression);
    return 'cron' in read ? describeCron(read.cron, labels, locale).replaceAll('\u202f', ' ') : undefined;
  };

  it.each([
    ['* * * * *', 'Every minute'],
    ['*/15 * * * *', 'Every 15 minutes'],
    ['5 * * * *', 'Every hour at minute 5'],
    ['30 6 * * *', 'Every day at 6:30 AM'],
    ['0 8,20 * * *', 'Every day at 8:00 AM and 8:00 PM'],
    ['0 8 * * 1', 'Every Monday at 8:00 AM'],
    ['30 7 * * MON-FRI', 'Monday–Friday at 7:30 AM'],
    ['0 7 1,15 * *', 'Monthly on day 1 and 15 at 7:00 AM'],
    ['0 0 13 * 5', 'Day 13 of the month, and Friday, at 12:00 AM'],
    ['0 0 13 * */5', 'Sunday and Friday, if it is day 13 of the month, at 12:00 AM'],
    ['0 8 * 1-3 *', 'Every day at 8:00 AM, January–March'],
    ['*/15 9-17 * * 1-5', 'Every 15 minutes, 9:00 AM–5:59 PM, Monday–Friday'],
  ])('%s is “%s”', (expression, text) => {
    expect(inWords(expression)).toBe(text);
  });

  it('are in the given language for each frequency', () => {
    const frequencies = ['5 * * * *', '30 6 * * *', '0 8 * * 1', '0 7 1 * *', '30 7 * * 1-5'];
    const texts = (labels: typeof words, locale: string) => frequencies.map((expression) => inWords(expression, labels, locale));
    expect(texts(germanNotificationSchedules, 'de')).toEqual([
      'Jede Stunde zur Minute 5',
      'Jeden Tag um 06:30',
      'Jeden Montag um 08:00',
      'Monatlich am Tag 1 um 07:00',
      'Montag bis Freitag um 07:30',
    ]);
    expect(texts(japaneseNotificationSchedules, 'ja')).toEqual([
      '毎時 5 分',
      '毎日 6:30',
      '毎週月曜日 8:00',
      '毎月 1 日 7:00',
      '毎週月曜日～金曜日 7:30',
    ]);
    expect(texts(arabicNotificationSchedules, 'ar-u-nu-latn')).toEqual([
      'كل ساعة عند الدقيقة 5',
      'كل يوم عند 6:30 ص',
      'كل أسبوع يوم الاثنين عند 8:00 ص',
      'شهريًا في اليوم 1 عند 7:00 ص',
      'الاثنين إلى الجمعة عند 7:30 ص',
    ]);
  });

  it('follow the language and its week', () => {
    expect(inWords('0 8 * * 0,6', germanNotificationSchedules, 'de')).toBe('Samstag und Sonntag um 08:00');
  });
});

describe('the form of a schedule', () => {
  it.each([
    ['5 * * * *', { scheduleType: 'HOURLY', minute: 5 }],
    ['30 6 * * *', { scheduleType: 'DAILY', minute: 30, hour: 6 }],
    ['0 8 * * 1', { scheduleType: 'WEEKLY', minute: 0, hour: 8, dayOfWeek: 1 }],
    ['0 7 31 * *', { scheduleType: 'MONTHLY', minute: 0, hour: 7, dayOfMonth: 31 }],
    ['0 7 1 * 1', { scheduleType: 'CUSTOM', customCron: '0 7 1 * 1' }],
    ['5 * 1 * *', { scheduleType: 'CUSTOM', customCron: '5 * 1 * *' }],
    ['99 7 * * *', { scheduleType: 'CUSTOM', customCron: '99 7 * * *' }],
  ])('reads %s back as what is sent for it', (cronExpression, schedule) => {
    expect(inputOf(valuesOf({ ...notification, cronExpression })).schedule).toEqual(schedule);
  });

  it('sends the parts of a schedule together, a new one enabled, and no unknown format', () => {
    const input = inputOf(valuesOf({ ...notification, cronExpression: '0 8 * * 1', notificationFormat: 'xlsx' }));
    expect(bodyOf({ schedule: input.schedule })).toEqual({ scheduleType: 'WEEKLY', minute: 0, hour: 8, dayOfWeek: 1 });
    expect(createBodyOf(input)).not.toHaveProperty('isEnabled');
    expect(createBodyOf(input)).not.toHaveProperty('notificationFormat');
  });
});

describe('the values of a filter', () => {
  it('keep their types, and are numbers if the operator compares them', () => {
    const filter = { member: 'sales.amount', operator: 'greater_than', value: 500, caseSensitive: true };
    expect(tokensOf(filter)).toEqual(['500']);
    expect(withTokens(filter, ['700'])).toEqual({ ...filter, value: 700 });
    expect(withTokens({ ...filter, operator: 'between' }, ['500', '900'])).toEqual({ ...filter, operator: 'between', value: [500, 900] });
    expect(withTokens({ member: 'sales.zip', operator: 'equals', value: ['0123'] }, ['0123', '77'])).toMatchObject({
      value: ['0123', '77'],
    });
    expect(withTokens({ ...filter, operator: 'is_null' }, ['500'])).not.toHaveProperty('value');
  });

  it('stay what they are when others are added, or when they are put back', () => {
    const filter = { member: 'sales.region', operator: 'equals', value: [null, 'EU', 2025, true, ''] };
    expect(withTokens(filter, [...tokensOf(filter), 'US'])).toEqual({ ...filter, value: [null, 'EU', 2025, true, '', 'US'] });
    expect(withTokens({ ...filter, value: ['EU'] }, ['EU', '2025'], filter)).toEqual({ ...filter, value: ['EU', 2025] });
  });
});

describe('the recipients of a form', () => {
  const empty: RecipientValues = { kind: 'emails', users: [], emails: '', tenant: '', people: '', context: '' };
  const problems = (values: Partial<RecipientValues>) =>
    problemsOfRecipients({ ...empty, ...values }, words.recipients.problems, (value) => String(value));

  it('are read from any pasted list of emails, each once', () => {
    expect(readEmails('Ada Lovelace <ada@x.example>; <ADA@x.example>, bob@x.example cy@x.example\n')).toEqual([
      'ada@x.example',
      'bob@x.example',
      'cy@x.example',
    ]);
    expect(problems({ emails: 'nobody' })).toEqual({ emails: words.recipients.problems.email('nobody') });
    const some: RecipientValues = { ...empty, emails: 'ada@x.example nobody\n"Doe, J" <bob@x.example>' };
    expect(problems(some)).toEqual({ emails: undefined });
    expect(recipientInputs(some)).toEqual(['ada@x.example', 'bob@x.example'].map((email) => ({ type: 'USER', email })));
    expect(unreadRecipients(some, words.recipients.problems)).toEqual({
      problems: [words.recipients.problems.email('nobody')],
      rest: { emails: 'nobody' },
    });
    expect(problems({ emails: '' })).toEqual({ emails: words.recipients.problems.missing });
  });

  it('are at most a thousand', () => {
    const emails = Array.from({ length: 1001 }, (_, index) => `user${index}@x.example`).join('\n');
    expect(problems({ emails })).toEqual({ emails: words.recipients.problems.tooMany('1001', '1000') });
  });

  it('of a tenant share a security context', () => {
    const values: RecipientValues = {
      ...empty,
      kind: 'embedUsers',
      tenant: 'acme',
      people: 'u1\nu2, u2@x.example',
      context: '{"region":"North"}',
    };
    expect(recipientInputs(values)).toEqual([
      { type: 'EMBED_USER', embedTenantName: 'acme', externalId: 'u1', securityContext: { region: 'North' } },
      { type: 'EMBED_USER', embedTenantName: 'acme', externalId: 'u2', email: 'u2@x.example', securityContext: { region: 'North' } },
    ]);
    expect(Object.values(problems({ ...values, tenant: 'A B', people: 'u1, nobody', context: '[]' })).filter(Boolean)).toHaveLength(3);
  });
});
