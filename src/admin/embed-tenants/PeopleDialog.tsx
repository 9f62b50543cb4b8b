'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import { type BulkAnswer, groupReasons, idsByOutcome, outcomesOf } from '../../data/bulk-action/BulkOutcome.js';
import { useFormats } from '../../react/language/useFormats.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { isolate } from '../../ui/text/isolate.js';
import { BulkResult } from '../kit/bulk/BulkResult.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { ActionOutcome } from '../kit/events/WidgetEvents.js';
import type { FormMemory } from '../kit/leave-guard/useFormInputs.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { isEmbedTenantName } from '../shared/fields/isEmbedTenantName.js';
import type { EmbedPerson } from '../shared/people/embedPeople.js';
import { keepPeople, type PeopleProblem, problemOfPeople, readPeople, unreadPeople } from '../shared/people/readPeople.js';
import { UnreadLines } from '../shared/people/UnreadLines.js';
import type { EmbedTenantLabels } from './labels/EmbedTenantLabels.js';
import { useEmbedTenantLabels } from './useEmbedTenantLabels.js';

/** The values of the form. */
export interface PeopleValues {
  /** The name of a new tenant. */
  readonly tenant: string;
  /** One person per line. */
  readonly people: string;
  /** Names of groups of the tenant. */
  readonly groups: readonly string[];
}

export interface PeopleDialogProps extends OpenProps {
  /** The labels of the action. */
  words: { readonly action: string; readonly submit: string; readonly failed: string; readonly hint: string };
  /** The maximum number of people per call. */
  limit: number;
  /** The additional fields: the name of a new tenant, or the groups of the people. Default: none. */
  has?: readonly ('tenant' | 'groups')[] | undefined;
  /** Keeps the input while the dialog is closed. */
  memory: FormMemory;
  /** Sends the people. */
  run: (people: readonly EmbedPerson[], values: PeopleValues) => Promise<ActionOutcome<BulkAnswer<string>>>;
  /** Returns the text of the toast if all succeeded. `count` is formatted. */
  done: (count: string, values: PeopleValues) => string;
}

/**
 * Sends many people at once and shows the outcome for each. Those that failed stay in the field, to be corrected and sent again. Renders a
 * `<div role="dialog">`.
 */
export function PeopleDialog({ words, limit, has = [], memory, run, done, ...open }: PeopleDialogProps) {
  const { people: peopleWords } = useEmbedTenantLabels();
  const { number } = useFormats();
  const [sent, setSent] = useState<{ readonly ids: readonly string[]; readonly answer: BulkAnswer<string> }>();
  const form = useActionForm<PeopleValues, BulkAnswer<string>>({
    ...open,
    initial: { tenant: '', people: '', groups: [] },
    memory,
    problemsOf: ({ tenant, people }) => ({
      tenant: !has.includes('tenant') || isEmbedTenantName(tenant.trim()) ? undefined : peopleWords.problems.tenant,
      people: textOf(problemOfPeople(people, limit), peopleWords.problems, number, limit),
    }),
    async action(values) {
      const people = readPeople(values.people);
      const ids = people.map(({ externalId }) => externalId);
      const outcome = await run(people, { ...values, tenant: values.tenant.trim() });
      if (outcome.kind !== 'done') return outcome;
      setSent({ ids, answer: outcome.result });
      const { succeededIds } = idsByOutcome(outcomesOf(ids, outcome.result));
      const hasUnread = unreadPeople(values.people).length > 0;
      if (succeededIds.length === ids.length && !hasUnread) return outcome;
      const isDone = new Set(succeededIds);
      form.change({ people: keepPeople(values.people, new Set(ids.filter((id) => !isDone.has(id)))) });
      // Stays open with the remaining people and the lines that could not be read.
      return { kind: 'vetoed', isExplained: true };
    },
    done: ({ succeeded }, values) => done(number(succeeded.length), values),
  });
  const { people } = form.values;
  const shownPeople = useDeferredValue(people);
  const problems = useMemo(
    () => unreadPeople(shownPeople).map(({ kind, text }) => peopleWords.problems[kind](isolate(text))),
    [shownPeople, peopleWords],
  );
  const outcomes = sent && outcomesOf(sent.ids, sent.answer);
  return (
    <ActionDialog form={form} title={words.action} submitLabel={words.submit} errorTitle={words.failed}>
      {has.includes('tenant') && (
        <TextField label={peopleWords.tenant} hint={peopleWords.tenantHint} dir="ltr" spellCheck={false} {...form.field('tenant')} />
      )}
      <TextAreaField
        rows={6}
        label={peopleWords.people}
        hint={words.hint}
        dir="ltr"
        spellCheck={false}
        readOnly={form.isBusy}
        {...form.field('people')}
      />
      <UnreadLines problems={problems} shown={form.field('people').error} />
      {has.includes('groups') && (
        <TokenField
          label={peopleWords.groups}
          hint={peopleWords.groupsHint}
          disabled={form.isBusy}
          tokens={form.values.groups}
          onTokensChange={(groups) => form.change({ groups })}
        />
      )}
      {outcomes && !form.isBusy && (
        <BulkResult
          heading={peopleWords.result}
          nameOf={isolate}
          bulk={{ status: 'done', ...idsByOutcome(outcomes), reasons: groupReasons(outcomes) }}
        />
      )}
    </ActionDialog>
  );
}

function textOf(
  problem: PeopleProblem | undefined,
  words: EmbedTenantLabels['people']['problems'],
  number: (value: number) => string,
  limit: number,
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem.kind === 'missing') return words.missing;
  if (problem.kind === 'tooMany') return words.tooMany(number(problem.count), number(limit));
  return words[problem.kind](isolate(problem.text));
}
