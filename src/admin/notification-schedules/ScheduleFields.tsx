'use client';
import { useId, useMemo, useState } from 'react';
import type { ScheduleType } from '../../client/resources/notifications.js';
import { useFormats } from '../../react/language/useFormats.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { FieldGrid, Note, Stack } from '../kit/layout/layout.js';
import { describeCron, weekdays } from './model/describeCron.js';
import { nextRuns } from './model/nextRuns.js';
import { type Cron, parseCron } from './model/parseCron.js';
import { runText } from './model/runTexts.js';
import { cronOf, type ScheduleParts } from './model/scheduleForm.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

export interface ScheduleFieldsProps {
  /** When the schedule runs. */
  value: ScheduleParts;
  /** Called with the complete value when any part of it changes. */
  onValueChange: (value: ScheduleParts) => void;
  /** The time zone in which the schedule runs. */
  timeZone: string;
  /** The problem to show. */
  error: string | undefined;
}

/** Edits when a schedule runs, and shows it in words with its next runs. Renders a `<fieldset>`. */
export function ScheduleFields({ value, onValueChange, timeZone, error }: ScheduleFieldsProps) {
  const { fields, schedule: words, words: sentences } = useNotificationScheduleLabels();
  const { locale } = useFormats();
  const change = (parts: Partial<ScheduleParts>) => onValueChange({ ...value, ...parts });
  const read = useMemo(() => parseCron(cronOf(value)), [value]);
  return (
    <fieldset name="schedule" tabIndex={-1} className="parley-fieldset parley-stack parley-gap-l">
      <legend className="parley-visually-hidden">{fields.schedule}</legend>
      <FieldGrid>
        <Select
          label={words.frequency}
          value={value.scheduleType}
          // A custom schedule starts from the previous one.
          onValueChange={(scheduleType) =>
            scheduleType && change({ scheduleType, ...(scheduleType === 'CUSTOM' && { customCron: cronOf(value) }) })
          }
          options={scheduleTypes.map((type) => ({ value: type, label: words.types[type] }))}
        />
        <PartsOfType value={value} change={change} />
      </FieldGrid>
      {value.scheduleType === 'CUSTOM' && (
        <TextField
          label={words.customCron}
          hint={words.customCronHint}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={value.customCron}
          onChange={({ currentTarget }) => change({ customCron: currentTarget.value })}
          error={error}
        />
      )}
      {value.scheduleType !== 'CUSTOM' && <ProblemNote error={error} />}
      <p role="status" className="parley-small parley-medium">
        {'cron' in read && describeCron(read.cron, sentences, locale)}
      </p>
      {'cron' in read && <NextRuns cron={read.cron} timeZone={timeZone} />}
    </fieldset>
  );
}

/** The problem of a control that cannot show it itself. Renders a `<p role="alert">`, or nothing. */
export function ProblemNote({ error }: { error: string | undefined }) {
  return (
    error !== undefined && (
      <p role="alert" className="parley-field-note parley-field-error">
        {error}
      </p>
    )
  );
}

interface PartsProps {
  value: ScheduleParts;
  change: (parts: Partial<ScheduleParts>) => void;
}

function PartsOfType({ value, change }: PartsProps) {
  const { schedule: words } = useNotificationScheduleLabels();
  const { locale, number } = useFormats();
  const { scheduleType, minute, dayOfWeek, dayOfMonth } = value;
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: number(from + index) }));
  switch (scheduleType) {
    case 'CUSTOM':
      return null;
    case 'HOURLY':
      return (
        <Select label={words.minute} value={minute} onValueChange={(next) => change({ minute: next ?? 0 })} options={numbers(0, 59)} />
      );
    case 'DAILY':
      return <TimeField value={value} change={change} />;
    case 'WEEKLY':
      return (
        <>
          <Select
            label={words.dayOfWeek}
            value={dayOfWeek}
            onValueChange={(next) => change({ dayOfWeek: next ?? 0 })}
            options={weekdays(locale)}
          />
          <TimeField value={value} change={change} />
        </>
      );
    case 'MONTHLY':
      return (
        <>
          <Select
            label={words.dayOfMonth}
            hint={dayOfMonth > 28 ? words.shortMonths(number(dayOfMonth)) : undefined}
            value={dayOfMonth}
            onValueChange={(next) => change({ dayOfMonth: next ?? 1 })}
            options={numbers(1, 31)}
          />
          <TimeField value={value} change={change} />
        </>
      );
  }
}

/** A time of day. Browsers show it in the format of the user's system. */
function TimeField({ value: { hour, minute }, change }: PartsProps) {
  const { schedule: words } = useNotificationScheduleLabels();
  return (
    <TextField
      type="time"
      required
      label={words.time}
      value={[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}
      onChange={({ currentTarget }) => {
        const [newHour, newMinute] = currentTarget.value.split(':').map(Number);
        if (newHour !== undefined && newMinute !== undefined) change({ hour: newHour, minute: newMinute });
      }}
    />
  );
}

/** The next runs in the time zone of the schedule, and in that of the viewer where they differ. Renders a `<div>`. */
function NextRuns({ cron, timeZone }: { cron: Cron; timeZone: string }) {
  const { schedule: words } = useNotificationScheduleLabels();
  const { locale, timeZone: ownZone } = useFormats();
  const headingId = useId();
  const [nowMs] = useState(Date.now);
  const runs = useMemo(() => nextRuns(cron, timeZone, { afterMs: nowMs, count: 5 }), [cron, timeZone, nowMs]);
  if (runs.length === 0) return null;
  return (
    <Stack gap="s" className="parley-box">
      <div id={headingId} className="parley-words parley-gap-s">
        <span className="parley-small parley-medium">{words.next}</span>
        <span className="parley-caption">{words.inZone(isolate(timeZone.replaceAll('_', ' ')))}</span>
      </div>
      <ol aria-labelledby={headingId} className="parley-plain-list parley-stack parley-gap-s">
        {runs.map(({ atMs, isSkippedHour }) => {
          const [theirs, yours] = [runText(atMs, nowMs, locale, timeZone), runText(atMs, nowMs, locale, ownZone)];
          return (
            <li key={atMs} className="parley-lines">
              <time dateTime={new Date(atMs).toISOString()} className="parley-small">
                {theirs}
              </time>
              {theirs !== yours && <Note className="parley-caption">{words.yours(isolate(yours))}</Note>}
              {isSkippedHour && <Note className="parley-caption">{words.skipped}</Note>}
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}

const scheduleTypes = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'CUSTOM'] as const satisfies readonly ScheduleType[];
