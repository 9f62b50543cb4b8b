'use client';
import { useFormats } from '../../react/language/useFormats.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import type { NotificationScheduleLabels } from './labels/NotificationScheduleLabels.js';
import { scheduleText } from './model/describeCron.js';
import { nextRuns } from './model/nextRuns.js';
import { parseCron } from './model/parseCron.js';
import { runText, untilText } from './model/runTexts.js';
import type { ScheduledNotification } from './model/scheduleForm.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

interface CellContext {
  readonly open: (id: number) => void;
}

export const scheduleColumns: readonly ResourceColumn<ScheduledNotification, NotificationScheduleLabels, CellContext>[] = [
  {
    id: 'dashboard',
    header: ({ columns }) => columns.dashboard,
    isRowHeader: true,
    sort: 'ASC',
    width: '24%',
    value: nameOfSchedule,
    cell: (schedule, { open }) => <OpenName onOpen={() => open(schedule.id)}>{nameOfSchedule(schedule)}</OpenName>,
  },
  {
    id: 'schedule',
    header: ({ columns }) => columns.schedule,
    width: '28%',
    hasTwoLines: true,
    value: ({ cronExpression, timezone }) => `${cronExpression} ${timezone}`,
    cell: (schedule) => <ScheduleText schedule={schedule} />,
  },
  {
    id: 'next',
    header: ({ columns }) => columns.next,
    width: '22ch',
    hasTwoLines: true,
    isNamedInCards: ({ isEnabled }) => isEnabled,
    value: (schedule) => isoOf(nextRunOf(schedule, Date.now())),
    cell: (schedule) => <NextRun schedule={schedule} />,
  },
  {
    id: 'format',
    sort: 'ASC',
    header: ({ columns }) => columns.format,
    width: '10ch',
    isWideOnly: true,
    value: ({ notificationFormat }) => notificationFormat,
    cell: ({ notificationFormat }) => notificationFormat.toUpperCase(),
  },
  {
    id: 'state',
    header: ({ columns }) => columns.state,
    width: '14ch',
    value: (schedule, { labels: { states } }) => states[stateOf(schedule)],
    cell: (schedule) => <State schedule={schedule} />,
  },
];

/** The title of the dashboard, or its id as long as the title is unknown. */
export function nameOfSchedule({ title, dashboardId }: ScheduledNotification): string {
  return title ?? `#${dashboardId}`;
}

interface CellProps {
  schedule: ScheduledNotification;
}

function ScheduleText({ schedule: { cronExpression, humanReadableSchedule, timezone } }: CellProps) {
  const { words } = useNotificationScheduleLabels();
  const { locale } = useFormats();
  const text = scheduleText(cronExpression, words, locale, humanReadableSchedule);
  return (
    <>
      <span className="parley-clip parley-yield" title={text}>
        {text}
      </span>
      <span className="parley-caption parley-lines">
        <bdi className="parley-clip">{timezone.replaceAll('_', ' ')}</bdi>
      </span>
    </>
  );
}

/** The next run in the viewer's time zone. */
function NextRun({ schedule }: CellProps) {
  // It depends on the time of the render.
  'use no memo';
  const { locale, timeZone } = useFormats();
  const nowMs = Date.now();
  const atMs = nextRunOf(schedule, nowMs);
  if (atMs === undefined) return null;
  return (
    <time dateTime={isoOf(atMs)}>
      {runText(atMs, nowMs, locale, timeZone)}
      <span className="parley-caption parley-lines">{untilText(atMs, nowMs, locale)}</span>
    </time>
  );
}

function nextRunOf({ cronExpression, timezone, isEnabled }: ScheduledNotification, afterMs: number): number | undefined {
  const read = parseCron(cronExpression);
  return isEnabled && 'cron' in read ? nextRuns(read.cron, timezone, { afterMs, count: 1 })[0]?.atMs : undefined;
}

function isoOf(atMs: number | undefined): string | undefined {
  return atMs === undefined ? undefined : new Date(atMs).toISOString();
}

function State({ schedule }: CellProps) {
  const { states } = useNotificationScheduleLabels();
  const state = stateOf(schedule);
  return <StatusMark tone={tones[state]}>{states[state]}</StatusMark>;
}

function stateOf({ isEnabled, notificationEnabled }: ScheduledNotification): keyof typeof tones {
  if (!isEnabled) return 'paused';
  return notificationEnabled ? 'on' : 'silent';
}

const tones = { on: 'success', paused: 'neutral', silent: 'warning' } as const;
