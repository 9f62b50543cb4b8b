'use client';

import { FileImage, FileText } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useId } from 'react';
import type { ServiceError, ServiceErrorKind } from '../../client/errors/ServiceError.js';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { dashboardExportWidget, useExportLock } from './dashboardExportWidget.js';
import type { ExportFormat } from './model/useDashboardExportJob.js';

/**
 * The form that starts an export: the format, and whether to apply the present filters. Shows why the start failed. Renders
 * a `<form>`, or nothing once the export has started.
 */
export function DashboardExportForm({ className, ...props }: Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  const { export: words } = useJobLabels();
  const { job, hasView } = dashboardExportWidget.useSelector(({ model: { job, viewLines } }) => ({ job, hasView: viewLines.length > 0 }));
  const get = dashboardExportWidget.useGet();
  const { disabled } = useExportLock().button;
  const group = useId();
  if (job.status !== 'idle' && job.status !== 'starting' && job.status !== 'start-failed') return null;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    takeSubmit(event);
    if (job.status !== 'starting') void get().model.start();
  }
  return (
    <form
      data-slot="dashboard-export-form"
      className={partClass('dashboard-export-form parley-stack parley-gap-xl', className)}
      {...props}
      onSubmit={submit}
    >
      <fieldset className="parley-fieldset parley-stack parley-export-formats">
        <legend className="parley-field-label">{words.format}</legend>
        <FormatChoice group={group} format="pdf" label={words.pdf} hint={words.pdfHint} icon={FileText} />
        <FormatChoice group={group} format="png" label={words.png} hint={words.pngHint} icon={FileImage} />
      </fieldset>
      {hasView && <AsShown />}
      {job.startError !== undefined && <StartFailure error={job.startError} />}
      <div className="parley-line parley-one-line parley-spread">
        <span className="parley-caption">{words.expires}</span>
        <Button type="submit" variant="primary" disabled={disabled} isBusy={job.status === 'starting'}>
          {words.start}
        </Button>
      </div>
    </form>
  );
}

interface FormatChoiceProps {
  /** The `name` that groups the radio buttons. */
  group: string;
  format: ExportFormat;
  label: string;
  hint: string;
  icon: IconType;
}

function FormatChoice({ group, format, label, hint, icon }: FormatChoiceProps) {
  const id = useId();
  const { isChosen, setFormat } = dashboardExportWidget.useSelector(({ model }) => ({
    isChosen: model.format === format,
    setFormat: model.setFormat,
  }));
  return (
    <label className="parley-choice parley-lines" data-state={isChosen ? 'chosen' : 'idle'}>
      <input
        type="radio"
        name={group}
        value={format}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={id}
        className="parley-visually-hidden"
        onChange={() => setFormat(format)}
      />
      <span id={`${id}-name`} className="parley-line parley-small parley-medium">
        <Icon of={icon} className="parley-muted" />
        {label}
      </span>
      <span id={id} className="parley-caption">
        {hint}
      </span>
    </label>
  );
}

function AsShown() {
  const { export: words } = useJobLabels();
  const { viewLines, isAsShown, setAsShown, memberNameOf } = dashboardExportWidget.useSelector(({ model, options }) => ({
    viewLines: model.viewLines,
    isAsShown: model.isAsShown,
    setAsShown: model.setAsShown,
    memberNameOf: options.memberNameOf,
  }));
  const lines = (
    <dl className="parley-plain-list parley-lines">
      {viewLines.map(({ member, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one member may be filtered twice
        <div key={index} className="parley-words parley-gap-s">
          <dt>
            <bdi>{memberNameOf?.(member) ?? member}</bdi>
          </dt>
          <dd className="parley-words parley-strong">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <CheckField
      label={words.asShown}
      hint={isAsShown ? lines : words.asShownHint}
      checked={isAsShown}
      onChange={({ currentTarget }) => setAsShown(currentTarget.checked)}
    />
  );
}

function StartFailure({ error }: { error: ServiceError }) {
  const { export: words } = useJobLabels();
  const adviceOf: Partial<Record<ServiceErrorKind, string>> = { permission: words.denied, 'rate-limited': words.tooMany };
  return <ServiceErrorNotice role="alert" error={error} advice={error.reason === undefined ? adviceOf[error.kind] : undefined} />;
}
