import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { DashboardFilter, DashboardMemberSwitcher, DashboardTimeGrain } from '../../../client/resources/dashboard-filters.js';
import type {
  CreateNotificationInput,
  Notification,
  ScheduleType,
  UpdateNotificationInput,
} from '../../../client/resources/notifications.js';
import type { FieldProblems } from '../../kit/dialog/useActionForm.js';
import type { ProblemContext } from '../../kit/record-form/RecordForm.js';
import type { NotificationScheduleLabels } from '../labels/NotificationScheduleLabels.js';
import { type CronProblem, parseCron } from './parseCron.js';

/** A mailing with the title of its dashboard, if that is known. */
export interface ScheduledNotification extends Notification {
  readonly title?: string | undefined;
}

/** When a schedule runs, as edited in the form. Each type uses only some of the fields. */
export interface ScheduleParts {
  /** How often it runs; `CUSTOM` is a cron expression. */
  readonly scheduleType: ScheduleType;
  /** 0 to 59. */
  readonly minute: number;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 (Sunday) to 6. */
  readonly dayOfWeek: number;
  /** 1 to 31. */
  readonly dayOfMonth: number;
  /** Five fields, for `CUSTOM`. */
  readonly customCron: string;
}

/** The filters, time grains and switched members that are applied to the dashboard. */
export interface DashboardChoices {
  /** The filters to apply. */
  readonly filters: readonly DashboardFilter[];
  /** The time grains to choose. */
  readonly timeGrains: readonly DashboardTimeGrain[];
  /** The members to choose. */
  readonly memberSwitchers: readonly DashboardMemberSwitcher[];
}

/** The values of the form of a mailing. */
export interface ScheduleValues {
  /** The dashboard of a new schedule; `undefined` until one is chosen. */
  readonly dashboardId: number | undefined;
  /** When it runs. */
  readonly schedule: ScheduleParts;
  /** The IANA time zone of the schedule. */
  readonly timezone: string;
  /** False while the schedule is paused. */
  readonly isEnabled: boolean;
  /** True to send the dashboard on schedule. */
  readonly notificationEnabled: boolean;
  /** The format of the attached file: `png` or `pdf`. */
  readonly notificationFormat: string;
  /** True to add a summary written by AI. */
  readonly notificationAiSummary: boolean;
  /** What is applied to the dashboard. */
  readonly view: DashboardChoices;
}

/** The values as they are sent, with the parts of the schedule and of the view grouped, so that each changes as a whole. */
export interface ScheduleInput extends Omit<ScheduleValues, 'schedule'> {
  /** The frequency with the fields its type uses. */
  readonly schedule: Partial<ScheduleParts> & Pick<ScheduleParts, 'scheduleType'>;
}

export function valuesOf(notification: Notification | undefined): ScheduleValues {
  const { filters, timeGrains, memberSwitchers } = notification ?? {};
  return {
    dashboardId: notification?.dashboardId,
    schedule: partsOf(notification?.cronExpression ?? '0 8 * * 1'),
    timezone: notification?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    isEnabled: notification?.isEnabled ?? true,
    notificationEnabled: notification?.notificationEnabled ?? true,
    notificationFormat: notification?.notificationFormat ?? 'pdf',
    notificationAiSummary: notification?.notificationAiSummary ?? false,
    view: { filters: filters ?? [], timeGrains: timeGrains ?? [], memberSwitchers: memberSwitchers ?? [] },
  };
}

export function inputOf({ schedule, ...values }: ScheduleValues): ScheduleInput {
  const { scheduleType, minute, hour, dayOfWeek, dayOfMonth, customCron } = schedule;
  const ofType: Readonly<Record<ScheduleType, Partial<ScheduleParts>>> = {
    HOURLY: { minute },
    DAILY: { minute, hour },
    WEEKLY: { minute, hour, dayOfWeek },
    MONTHLY: { minute, hour, dayOfMonth },
    CUSTOM: { customCron: customCron.trim() },
  };
  return { ...values, schedule: { scheduleType, ...ofType[scheduleType] } };
}

/** Returns the request body for the changes. A new mailing is always enabled. */
export function bodyOf({ schedule, view, dashboardId: _, ...changes }: Partial<ScheduleInput>): UpdateNotificationInput {
  const { notificationFormat: format, ...others } = changes;
  // A format of a later version of the service is kept, and not sent.
  return { ...others, ...schedule, ...view, ...((format === 'png' || format === 'pdf') && { notificationFormat: format }) };
}

/** Returns the request body that creates a mailing of the dashboard. */
export function createBodyOf({
  isEnabled: _,
  ...input
}: ScheduleInput): Omit<CreateNotificationInput, 'dashboardId' | 'dashboardPublicId'> {
  return { ...bodyOf(input), scheduleType: input.schedule.scheduleType };
}

/** Returns the cron expression of a schedule as the service writes it. */
export function cronOf({ scheduleType, minute, hour, dayOfWeek, dayOfMonth, customCron }: ScheduleParts): string {
  const expressions: Readonly<Record<ScheduleType, string>> = {
    HOURLY: `${minute} * * * *`,
    DAILY: `${minute} ${hour} * * *`,
    WEEKLY: `${minute} ${hour} * * ${dayOfWeek}`,
    MONTHLY: `${minute} ${hour} ${dayOfMonth} * *`,
    CUSTOM: customCron,
  };
  return expressions[scheduleType];
}

/** The service returns only the expression. One that looks like a simple schedule is shown as such. */
function partsOf(cronExpression: string): ScheduleParts {
  const match = /^(\d{1,2}) (\*|\d{1,2}) (\*|\d{1,2}) \* (\*|[0-6])$/.exec(cronExpression.trim());
  const [minute, hour, dayOfMonth, dayOfWeek] = (match ?? []).slice(1).map((text) => (text === '*' ? undefined : Number(text)));
  const parts = {
    minute: minute ?? 0,
    hour: hour ?? 8,
    dayOfWeek: dayOfWeek ?? 1,
    dayOfMonth: dayOfMonth ?? 1,
    customCron: cronExpression,
  };
  const simple: readonly [isOf: boolean, scheduleType: ScheduleType][] = [
    [hour === undefined && dayOfMonth === undefined && dayOfWeek === undefined, 'HOURLY'],
    [dayOfMonth === undefined && dayOfWeek === undefined, 'DAILY'],
    [dayOfMonth === undefined && hour !== undefined, 'WEEKLY'],
    [dayOfWeek === undefined && hour !== undefined, 'MONTHLY'],
  ];
  const isValid = match !== null && 'cron' in parseCron(cronExpression);
  return { ...parts, scheduleType: (isValid && simple.find(([isOf]) => isOf)?.[1]) || 'CUSTOM' };
}

export function problemsOf(
  { schedule, view }: ScheduleValues,
  { labels, item, error }: ProblemContext<ScheduledNotification, NotificationScheduleLabels>,
): FieldProblems<ScheduleValues> {
  const { problems: words } = labels;
  const read = parseCron(cronOf(schedule));
  return {
    dashboardId: isAbout(error, 'dashboardId')
      ? words.dashboard
      : // For a stored schedule, 404 means that the schedule itself is gone.
        error?.kind === 'not-found' && item === undefined
        ? words.dashboardGone
        : undefined,
    schedule: 'problem' in read ? textOfProblem(read.problem, labels) : isAbout(error, 'customCron') ? words.refused : undefined,
    timezone: isAbout(error, 'timezone') ? words.timezone : undefined,
    view: problemOfView(view, words),
  };
}

/** Returns the message for a problem with a cron expression. */
function textOfProblem(problem: CronProblem, { problems, cronFields }: NotificationScheduleLabels): string {
  return problem.kind === 'value' ? problems.value(problem.text.slice(0, 20), cronFields[problem.field]) : problems[problem.kind];
}

function isAbout(error: ServiceError | undefined, field: string): boolean {
  return error?.kind === 'validation' && error.field === field;
}

function problemOfView(
  { filters, timeGrains, memberSwitchers }: DashboardChoices,
  words: NotificationScheduleLabels['problems'],
): string | undefined {
  const members = [...filters, ...timeGrains, ...memberSwitchers, ...memberSwitchers.map(({ selected }) => ({ member: selected }))];
  if (members.some(({ member }) => !/.\../.test(member))) return words.member;
  if (timeGrains.some(({ grain }) => grain.trim() === '')) return words.choice;
  for (const { operator, value } of filters) {
    if (operator === 'between' && !(Array.isArray(value) && value.length === 2)) return words.between;
    if (!hasNoValue(operator) && (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)))
      return words.choice;
  }
  return undefined;
}

/** Returns true for the operators that take no value. */
export function hasNoValue(operator: DashboardFilter['operator']): boolean {
  return /^is_(?:not_)?(?:null|empty)$/.test(operator ?? '');
}
