'use client';
import { Info, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../react/useFormats.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import type { EnvText } from './model/parseEnvText.js';
import type { EnvTextSummary } from './model/summarizeEnvText.js';
import { useVariableLabels } from './useVariableLabels.js';

/** The changes that a `.env` text would make, and the lines that could not be read. Does not show values. */
export function EnvTextFindings({ text: { variables, problems }, summary }: { text: EnvText; summary: EnvTextSummary }) {
  const { text: words } = useVariableLabels();
  const { number } = useFormats();
  const counts = (['added', 'changed', 'unchanged', 'leftOut'] as const).filter((key) => summary[key] > 0);
  const hidden = problems.length - maxProblems;
  return (
    <div className="parley-env-findings">
      <p role="status" className="parley-env-counts">
        {variables.length === 0
          ? words.nothing
          : counts.map((key) => <span key={key}>{words[key](summary[key], number(summary[key]))}</span>)}
      </p>
      {problems.length > 0 && (
        <ul className="parley-plain-list parley-env-problems">
          {problems.slice(0, maxProblems).map(({ line, kind, name }) => {
            const icon = kind === 'duplicate' ? Info : TriangleAlert;
            return (
              <li key={line} data-kind={kind}>
                <Icon of={icon} size={14} />
                <span>{words.line(number(line), words.problems[kind](isolate(name.slice(0, longestName))))}</span>
              </li>
            );
          })}
          {hidden > 0 && <li className="parley-env-more">{words.moreProblems(hidden, number(hidden))}</li>}
        </ul>
      )}
    </div>
  );
}

const maxProblems = 8;
const longestName = 60;
