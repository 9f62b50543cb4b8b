'use client';
import { ListChecks } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { useBranchLabels } from './useBranchLabels.js';
import { ValidationResults } from './ValidationResults.js';

/** Validates the model of the selected branch on request, and shows the result. Renders a `<section>`. */
export function BranchValidationPanel({ className, ...props }: Omit<ComponentProps<'section'>, 'children'>) {
  const { validation: words } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const { result, error, isRunning, isStale, checkedAtMs } = branchManagerWidget.use(({ model: { validation } }) => {
    const { run: _, ...shown } = validation;
    return shown;
  });
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-slot="branch-validation" className={partClass('branch-validation', className)} {...props}>
      <div className="parley-branch-validation-header">
        <h4 id={headingId} className="parley-branch-subheading">
          {words.heading}
        </h4>
        <Button size="small" isBusy={isRunning} onClick={() => void get().model.validation.run()}>
          {!isRunning && <Icon of={ListChecks} />}
          {words.run}
        </Button>
      </div>
      {error !== undefined && <ServiceErrorNotice role="alert" error={error} title={words.failed} />}
      {result !== undefined && <ValidationResults result={result} isStale={isStale} checkedAtMs={checkedAtMs} />}
      {result === undefined && error === undefined && <p className="parley-branch-note">{isRunning ? words.running : words.notRun}</p>}
    </section>
  );
}
