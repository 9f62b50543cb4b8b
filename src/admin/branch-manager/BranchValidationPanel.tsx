'use client';
import { CircleAlert, CircleCheck, CircleX, ListChecks, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { DataModelValidationResponse } from '../../client/resources/data-model.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Button } from '../../ui/button/Button.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { type FileProblems, type ModelProblem, problemsByFile } from '../shared/branches/validationFiles.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';

/** Validates the model of the selected branch on request, and shows the result. Renders a `<section>`. */
export function BranchValidationPanel({ className, ...props }: Omit<ComponentProps<'section'>, 'children'>) {
  const { validation: words } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const { result, error, isRunning, isStale, checkedAtMs } = branchManagerWidget.useSelector(({ model: { validation } }) => {
    const { run: _, ...shown } = validation;
    return shown;
  });
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-slot="branch-validation"
      className={partClass('branch-validation parley-stack', className)}
      {...props}
    >
      <div className="parley-line parley-one-line parley-spread">
        <h4 id={headingId} className="parley-heading parley-small">
          {words.heading}
        </h4>
        <Button size="small" isBusy={isRunning} onClick={() => void get().model.validation.run()}>
          {!isRunning && <Icon of={ListChecks} />}
          {words.run}
        </Button>
      </div>
      {error !== undefined && <ServiceErrorNotice role="alert" error={error} title={words.failed} />}
      {result !== undefined && <ValidationResults result={result} isStale={isStale} checkedAtMs={checkedAtMs} />}
      {result === undefined && error === undefined && <p className="parley-note">{isRunning ? words.running : words.notRun}</p>}
    </section>
  );
}

export interface ValidationResultsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The response to the validation. */
  result: DataModelValidationResponse;
  /** True if the branch changed after the validation. */
  isStale?: boolean | undefined;
  /** The time of the validation, in milliseconds since 1970. */
  checkedAtMs?: number | undefined;
}

/** The result of validating a model: valid, or the problems in each file. Does not use the service. Renders a `<div>`. */
export function ValidationResults({ result, isStale = false, checkedAtMs, className, ...props }: ValidationResultsProps) {
  const { validation: words } = useBranchLabels();
  const { number, relativeTime } = useFormats();
  const files = problemsByFile(result);
  const count = files.reduce((sum, { problems }) => sum + problems.length, 0);
  const icon = result.valid ? CircleCheck : CircleX;
  const { servicesCount } = result;
  return (
    <div
      data-slot="validation-results"
      data-state={result.valid ? 'valid' : 'invalid'}
      data-stale={isStale || undefined}
      className={partClass('validation-results parley-stack', className)}
      {...props}
    >
      <div role="status" className="parley-remark">
        <Icon of={icon} className={isStale ? 'parley-muted' : result.valid ? 'parley-success' : 'parley-danger'} />
        <p className="parley-words parley-muted parley-fill">
          <span className="parley-validation-outcome">
            {result.valid && words.valid}
            {!result.valid && count === 0 && words.invalidUnexplained}
            {!result.valid &&
              count > 0 &&
              words.invalid(words.problems(count, number(count)), words.files(files.length, number(files.length)))}
          </span>
          {result.valid && servicesCount != null && <span>{words.definitions(servicesCount, number(servicesCount))}</span>}
          {checkedAtMs !== undefined && <span>{words.checked(relativeTime(checkedAtMs))}</span>}
        </p>
        {isStale && (
          <Badge tone="warning" title={words.staleAdvice}>
            {words.stale}
          </Badge>
        )}
      </div>
      {isStale && <p className="parley-note">{words.staleAdvice}</p>}
      {files.length > 0 && (
        <ul className="parley-plain-list parley-stack parley-gap-s">
          {files.map((file) => (
            <li key={file.fileName ?? ''}>
              <FileResult file={file} isOpen={files.length <= openUpTo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FileResult({ file: { fileName, problems, errorCount, warningCount }, isOpen }: { file: FileProblems; isOpen: boolean }) {
  const { validation: words } = useBranchLabels();
  const { number } = useFormats();
  const counts = [
    errorCount > 0 && words.errors(errorCount, number(errorCount)),
    warningCount > 0 && words.warnings(warningCount, number(warningCount)),
  ].filter((word) => word !== false);
  return (
    <Disclosure
      defaultOpen={isOpen}
      className="parley-validation-file"
      summary={
        <span className="parley-words">
          {fileName === undefined ? (
            <span>{words.noFile}</span>
          ) : (
            <code dir="ltr" className="parley-code">
              {fileName}
            </code>
          )}
          <span className="parley-muted parley-digits">{counts.join(' · ')}</span>
        </span>
      }
    >
      <ul className="parley-plain-list parley-stack parley-gap-s parley-quote">
        {problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no identity, and may be listed twice
          <Problem key={index} problem={problem} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Problem({ problem: { message, line, severity } }: { problem: ModelProblem }) {
  const { validation: words } = useBranchLabels();
  const icon = severity === 'error' ? CircleAlert : TriangleAlert;
  return (
    <li data-severity={severity} className="parley-remark">
      <Icon of={icon} className={severity === 'error' ? 'parley-danger' : 'parley-warning'} />
      <span className="parley-visually-hidden">{severity === 'error' ? words.error : words.warning}</span>
      {line !== undefined && !saysLine(message, line) && (
        <span className="parley-muted parley-digits parley-fixed">{words.line(String(line))}</span>
      )}
      <bdi>{message}</bdi>
    </li>
  );
}

/** True if the message already starts with its line number. */
function saysLine(message: string, line: number): boolean {
  return new RegExp(`\\bline ${line}\\b`, 'i').test(message);
}

const openUpTo = 3;
