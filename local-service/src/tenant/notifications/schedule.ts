import type { ScheduleType, UpdateNotificationInput } from '@parley/react/client';
import { Cron } from 'croner';
import { invalid } from '../../http/fields.js';
import { withoutNulls } from '../../http/givenFields.js';

/** When a dashboard is mailed. Each type reads the fields it needs; the others are kept for a later change of type. */
export interface Schedule {
  readonly type: ScheduleType;
  readonly minute: number;
  readonly hour: number;
  readonly dayOfWeek: number;
  readonly dayOfMonth: number;
  readonly customCron: string | null;
}

/** Applies an input to a schedule; omitted fields are unchanged. 400 if a custom schedule has no expression. */
export function readSchedule(input: UpdateNotificationInput, known: Schedule = defaultSchedule): Schedule {
  const { scheduleType: type, minute, hour, dayOfWeek, dayOfMonth, customCron } = input;
  const schedule: Schedule = { ...known, ...withoutNulls({ type, minute, hour, dayOfWeek, dayOfMonth, customCron }) };
  if (schedule.customCron !== null) checkCron(schedule.customCron);
  if (schedule.type === 'CUSTOM' && schedule.customCron === null) throw invalid('customCron', 'is required for the schedule type CUSTOM');
  return schedule;
}

export function cronExpressionOf({ type, minute, hour, dayOfWeek, dayOfMonth, customCron }: Schedule): string {
  const expressions: Readonly<Record<ScheduleType, string>> = {
    HOURLY: `${minute} * * * *`,
    DAILY: `${minute} ${hour} * * *`,
    WEEKLY: `${minute} ${hour} * * ${dayOfWeek}`,
    MONTHLY: `${minute} ${hour} ${dayOfMonth} * *`,
    CUSTOM: customCron ?? '',
  };
  return expressions[type];
}

export function describeSchedule({ type, minute, hour, dayOfWeek, dayOfMonth, customCron }: Schedule): string {
  const time = `${twoDigits(hour)}:${twoDigits(minute)}`;
  const sentences: Readonly<Record<ScheduleType, string>> = {
    HOURLY: `Every hour at ${minute} ${minute === 1 ? 'minute' : 'minutes'} past`,
    DAILY: `Every day at ${time}`,
    WEEKLY: `Every ${dayNames[dayOfWeek]} at ${time}`,
    MONTHLY: `Every month on day ${dayOfMonth} at ${time}`,
    CUSTOM: `Cron expression ${customCron}`,
  };
  return sentences[type];
}

/** 400 unless the expression has five valid fields and runs on a day that exists. */
function checkCron(expression: string): void {
  const cron = parseCron(expression);
  if (cron === undefined) throw invalid('customCron', 'must be a cron expression of five fields');
  if (cron.nextRun(new Date(0)) === null) throw invalid('customCron', 'must have a day that exists');
}

function parseCron(expression: string): Cron | undefined {
  const fields = expression.trim().split(/\s+/);
  if (!fields.every((field) => field.split(',').every(isCommonItem))) return undefined;
  const ranges = fields.map((field, index) => field.replaceAll(/(^|,)(\w+)\//g, `$1$2-${lastValues[index]}/`));
  try {
    return new Cron(ranges.join(' '), { mode: '5-part', timezone: 'UTC' });
  } catch {
    return undefined;
  }
}

/** A star, a value or a range, optionally with a step. Croner also reads `L`, `W`, `#`, `?`, `+` and `@daily`. */
function isCommonItem(item: string): boolean {
  return /^(?:\*|(?:\d\d?|[a-z]{3})(?:-(?:\d\d?|[a-z]{3}))?)(?:\/\d\d?)?$/i.test(item);
}

/** The last value of each field. Croner does not read `5/20`, so it gets `5-59/20`. */
const lastValues = [59, 23, 31, 12, 7];

/** Midnight, on Sundays, on the first day of the month. */
const defaultSchedule: Schedule = { type: 'DAILY', minute: 0, hour: 0, dayOfWeek: 0, dayOfMonth: 1, customCron: null };

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
