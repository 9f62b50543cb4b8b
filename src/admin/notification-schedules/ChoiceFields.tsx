'use client';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import type { DashboardFilter, DashboardFilterOperator } from '../../client/resources/dashboard-filters.js';
import { Button } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { TextField } from '../../ui/fields/TextField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { FieldGrid, Line, Note, Section, Stack } from '../kit/layout/layout.js';
import { tokensOf, withTokens } from './model/filterTokens.js';
import { type DashboardChoices, hasNoValue } from './model/scheduleForm.js';
import { ProblemNote } from './ScheduleFields.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

export interface ChoiceFieldsProps {
  /** The filters, time grains and switched fields. */
  value: DashboardChoices;
  /** Called with all of them when one changes. */
  onValueChange: (value: DashboardChoices) => void;
  /** The problem to show. */
  error: string | undefined;
}

/** Edits what is applied to the dashboard when it is sent. Collapsed if there is nothing. Renders a `<fieldset>`. */
export function ChoiceFields({ value, onValueChange, error }: ChoiceFieldsProps) {
  const { fields, hints, view: words } = useNotificationScheduleLabels();
  const { filters, timeGrains, memberSwitchers } = value;
  const isUsed = filters.length + timeGrains.length + memberSwitchers.length > 0;
  const change = (parts: Partial<DashboardChoices>) => onValueChange({ ...value, ...parts });
  return (
    <fieldset name="view" tabIndex={-1} className="parley-fieldset parley-stack">
      <legend className="parley-visually-hidden">{fields.view}</legend>
      <Disclosure summary={fields.view} defaultOpen={isUsed}>
        <Stack gap="l">
          <Note>{isUsed ? hints.view : words.none}</Note>
          <Lines
            heading={words.filters}
            addLabel={words.addFilter}
            lines={filters}
            blank={{ member: '', operator: 'equals', value: [] }}
            onLinesChange={(next) => change({ filters: next })}
          >
            {(filter, set) => <FilterFields filter={filter} onChange={set} />}
          </Lines>
          <Lines
            heading={words.timeGrains}
            addLabel={words.addGrain}
            lines={timeGrains}
            blank={{ member: '', grain: '' }}
            onLinesChange={(next) => change({ timeGrains: next })}
          >
            {(line, set) => (
              <>
                <MemberField label={words.member} value={line.member} onChange={(member) => set({ ...line, member })} />
                <MemberField label={words.grain} value={line.grain} onChange={(grain) => set({ ...line, grain })} />
              </>
            )}
          </Lines>
          <Lines
            heading={words.memberSwitchers}
            addLabel={words.addSwitch}
            lines={memberSwitchers}
            blank={{ member: '', selected: '' }}
            onLinesChange={(next) => change({ memberSwitchers: next })}
          >
            {(line, set) => (
              <>
                <MemberField label={words.member} value={line.member} onChange={(member) => set({ ...line, member })} />
                <MemberField label={words.selected} value={line.selected} onChange={(selected) => set({ ...line, selected })} />
              </>
            )}
          </Lines>
        </Stack>
      </Disclosure>
      <ProblemNote error={error} />
    </fieldset>
  );
}

interface LinesProps<Line extends { readonly member: string }> {
  heading: string;
  addLabel: string;
  lines: readonly Line[];
  /** A new line. */
  blank: Line;
  onLinesChange: (lines: readonly Line[]) => void;
  /** Renders the fields of a line. */
  children: (line: Line, set: (line: Line) => void) => ReactNode;
}

function Lines<Entry extends { readonly member: string }>({ heading, addLabel, lines, blank, onLinesChange, children }: LinesProps<Entry>) {
  const { view: words } = useNotificationScheduleLabels();
  const replace = (index: number, ...entries: readonly Entry[]) => onLinesChange(lines.toSpliced(index, 1, ...entries));
  return (
    <Section
      heading={heading}
      actions={
        <Button size="small" icon={Plus} onClick={() => onLinesChange([...lines, blank])}>
          {addLabel}
        </Button>
      }
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may be equal
        <div key={index} className="parley-box parley-stack">
          <FieldGrid>{children(line, (next) => replace(index, next))}</FieldGrid>
          <Line className="parley-spread">
            <span />
            <IconButton icon={Trash2} size="small" label={words.remove(isolate(line.member))} onClick={() => replace(index)} />
          </Line>
        </div>
      ))}
    </Section>
  );
}

interface FilterProps {
  filter: DashboardFilter;
  onChange: (filter: DashboardFilter) => void;
}

function FilterFields({ filter, onChange }: FilterProps) {
  const { view: words } = useNotificationScheduleLabels();
  // A value that is edited and put back keeps its type.
  const [saved] = useState(filter);
  const operator = filter.operator ?? 'equals';
  const names: Readonly<Record<string, string>> = words.operators;
  const offered = [...Object.keys(words.operators).filter((name) => name !== 'custom'), operator];
  return (
    <>
      <MemberField label={words.member} value={filter.member} onChange={(member) => onChange({ ...filter, member })} />
      <Select
        label={words.operator}
        value={operator}
        onValueChange={(next) => next !== undefined && onChange(withTokens({ ...filter, operator: next }, tokensOf(filter), saved))}
        // An operator of a later version of the service stays available.
        options={[...new Set(offered)].map((value: DashboardFilterOperator | string) => ({ value, label: lookUp(names, value) ?? value }))}
      />
      {!hasNoValue(operator) && (
        <TokenField
          label={words.values}
          hint={words.valuesHint}
          tokens={tokensOf(filter)}
          onTokensChange={(tokens) => onChange(withTokens(filter, tokens, saved))}
          separators=""
        />
      )}
    </>
  );
}

interface MemberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A data model name, which is written from left to right in every language. */
function MemberField({ onChange, ...props }: MemberFieldProps) {
  return (
    <TextField dir="ltr" spellCheck={false} autoComplete="off" onChange={({ currentTarget }) => onChange(currentTarget.value)} {...props} />
  );
}
