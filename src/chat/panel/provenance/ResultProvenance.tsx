import { ShieldCheck } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import type { DataModelView, SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import { ResultViewContext } from '../../results/ResultViewContext.js';
import { useActing } from '../context/ActingContext.js';
import type { Provenance } from '../model/Provenance.js';
import { membersOf } from './membersOf.js';
import { ProvenanceDetails } from './ProvenanceDetails.js';
import { readQuery } from './readQuery.js';
import { unfinishedPeriods } from './unfinishedPeriods.js';

export interface ResultProvenanceProps {
  result: SqlToolResult;
  /** The results of data model searches up to this result. */
  views: readonly DataModelView[];
  /** The IANA time zone the query ran in. */
  timeZone: string | undefined;
}

/**
 * The source line of a result, which expands to the measures, dimensions and filters of its query. Renders a `<div>`; nothing for
 * `provenance={false}`, and while the rows of the reader's own query are shown.
 */
export function ResultProvenance({ result, views, timeZone }: ResultProvenanceProps) {
  const { provenance, isTrusted } = useActing();
  const words = useActingLabels();
  const { chart } = useLabels();
  const formats = useFormats();
  const { sessionSettings } = useChatActions().client;
  const shown = use(ResultViewContext);
  const isSqlHidden = useHidden('sql');
  const query = useMemo(() => readQuery(result.sqlQuery), [result]);
  const members = useMemo(() => membersOf(query, result, views), [query, result, views]);
  const [now] = useState(() => new Date());
  // A chart shows this note itself.
  const isChart = shown?.view === 'chart';
  const unfinished = useMemo(
    () => (isChart ? [] : unfinishedPeriods(result, { locale: formats.locale, timeZone, now })),
    [isChart, result, formats.locale, timeZone, now],
  );
  // All of this describes the agent's query.
  if (provenance === false || shown?.own !== undefined) return null;

  const { rows = '', updatedAt }: Provenance = (typeof provenance === 'function' ? provenance(result) : provenance) ?? {};
  const used = [...members.measures, ...members.dimensions];
  const untrusted = isTrusted === undefined ? [] : used.filter((member) => !isTrusted(member)).map(({ title }) => title);
  const isAllTrusted = isTrusted !== undefined && used.length > 0 && untrusted.length === 0 && members.unknown.length === 0;
  const facts = [
    members.views.join(', '),
    rows === '' ? '' : words.yourRows(rows),
    ...timeOf(updatedAt).map((time) => words.updated(formats.dateTime(time))),
    timeZone ?? '',
    ...unfinished.map((name) => `${name}: ${chart.unfinished}`),
  ].filter((fact) => fact !== '');

  return (
    <Disclosure
      data-slot="provenance"
      data-trusted={isAllTrusted || undefined}
      className="parley-provenance"
      summary={
        <span className="parley-provenance-line">
          {isAllTrusted && (
            <span className="parley-provenance-trusted">
              <Icon of={ShieldCheck} />
              {words.trusted}
            </span>
          )}
          <span className="parley-provenance-word">{words.source}</span>
          {facts.map((fact) => (
            <bdi key={fact} className="parley-provenance-fact">
              {shortText(fact, maxFactCharacters)}
            </bdi>
          ))}
        </span>
      }
    >
      <ProvenanceDetails
        members={members}
        conditions={query.conditions}
        attributes={sessionSettings?.userAttributes ?? []}
        untrusted={untrusted}
        isTrustAsked={isTrusted !== undefined}
        onShowQuery={
          !isSqlHidden && shown !== undefined && result.sqlQuery !== '' && shown.view !== 'sql' ? () => shown.show('sql') : undefined
        }
      />
    </Disclosure>
  );
}

/** Returns a valid time as text; nothing for an invalid date. */
function timeOf(value: Date | string | undefined): readonly string[] {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? [] : [value.toISOString()];
  return value === undefined || value.trim() === '' ? [] : [value];
}

const maxFactCharacters = 160;
