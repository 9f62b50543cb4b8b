'use client';
import { CircleX, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { useDataModelLabels } from '../dataModelWidget.js';

/** A problem of the open file. */
export interface LineProblem {
  readonly message: string;
  /** Counted from 1; `undefined` if the service does not name a line. */
  readonly line: number | undefined;
  readonly severity: 'error' | 'warning';
}

export interface FileProblemListProps {
  problems: readonly LineProblem[];
  /** Called with the line to show. */
  onGoTo: (line: number) => void;
}

/** The problems of a file, with buttons that show their lines. Renders a `<section>`, or nothing without problems. */
export function FileProblemList({ problems, onGoTo }: FileProblemListProps) {
  const { problems: words } = useDataModelLabels();
  const { number } = useFormats();
  const headingId = useId();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="parley-stack parley-gap-s">
      <h4 id={headingId} className="parley-heading parley-small parley-strong">
        {words.heading}
      </h4>
      <ul className="parley-plain-list parley-stack parley-gap-s parley-scroll">
        {problems.map(({ message, line, severity }) => (
          <li key={`${line} ${message}`} className="parley-remark">
            <Icon
              of={severity === 'error' ? CircleX : TriangleAlert}
              className={severity === 'error' ? 'parley-danger' : 'parley-warning'}
            />
            <span className="parley-visually-hidden">{words[severity]}</span>
            <bdi className="parley-fill parley-small">{message}</bdi>
            {line !== undefined && (
              <Button size="small" variant="quiet" onClick={() => onGoTo(line)}>
                {words.line(number(line))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
