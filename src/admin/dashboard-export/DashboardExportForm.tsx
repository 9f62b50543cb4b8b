'use client';

import { FileImage, FileText, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useId } from 'react';
import type { ServiceError, ServiceErrorKind } from '../../client/http/ServiceError.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import type { DashboardExportModel, ExportFormat } from './model/useDashboardExportJob.js';

export interface DashboardExportFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The export, from `useDashboardExportJob`. */
  exporting: DashboardExportModel;
  /** Returns the display name of a member such as `orders.status`. */
  memberNameOf?: ((member: string) => string) | undefined;
}

/**
 * The form that starts an export: the format, and whether to apply the present filters. Shows why the start failed. Renders
 * a `<form>`.
 */
export function DashboardExportForm({ exporting, memberNameOf, className, ...props }: DashboardExportFormProps) {
  const { export: words } = useAdminLabels().jobs;
  const { job, viewLines } = exporting;
  const group = useId();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The panel may be inside a form of the host.
    event.stopPropagation();
    if (job.status !== 'starting') void exporting.start();
  }
  return (
    <form data-slot="dashboard-export-form" className={partClass('dashboard-export-form', className)} {...props} onSubmit={submit}>
      <fieldset className="parley-export-formats">
        <legend className="parley-field-label">{words.format}</legend>
        <FormatChoice exporting={exporting} group={group} format="pdf" label={words.pdf} hint={words.pdfHint} icon={FileText} />
        <FormatChoice exporting={exporting} group={group} format="png" label={words.png} hint={words.pngHint} icon={FileImage} />
      </fieldset>
      {viewLines.length > 0 && <AsShown exporting={exporting} memberNameOf={memberNameOf} />}
      {job.startError !== undefined && <StartFailure error={job.startError} />}
      <div className="parley-export-end">
        <span className="parley-export-note">{words.expires}</span>
        <Button type="submit" variant="primary" isBusy={job.status === 'starting'}>
          {words.start}
        </Button>
      </div>
    </form>
  );
}

interface FormatChoiceProps {
  exporting: DashboardExportModel;
  /** The `name` that groups the radio buttons. */
  group: string;
  format: ExportFormat;
  label: string;
  hint: string;
  icon: LucideIcon;
}

function FormatChoice({ exporting, group, format, label, hint, icon }: FormatChoiceProps) {
  const id = useId();
  const isChosen = exporting.format === format;
  return (
    <label className="parley-export-format" data-state={isChosen ? 'chosen' : 'idle'}>
      <input
        type="radio"
        name={group}
        value={format}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={id}
        className="parley-visually-hidden"
        onChange={() => exporting.setFormat(format)}
      />
      <Icon of={icon} />
      <span id={`${id}-name`} className="parley-export-format-name">
        {label}
      </span>
      <span id={id} className="parley-export-note parley-export-format-hint">
        {hint}
      </span>
    </label>
  );
}

function AsShown({ exporting, memberNameOf = (member) => member }: Pick<DashboardExportFormProps, 'exporting' | 'memberNameOf'>) {
  const { export: words } = useAdminLabels().jobs;
  const { viewLines, isAsShown, setAsShown } = exporting;
  const lines = (
    <dl className="parley-export-lines">
      {viewLines.map(({ member, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one member may be filtered twice
        <div key={index}>
          <dt>
            <bdi>{memberNameOf(member)}</bdi>
          </dt>
          <dd>
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
  const { export: words } = useAdminLabels().jobs;
  const adviceOf: Partial<Record<ServiceErrorKind, string>> = { permission: words.denied, 'rate-limited': words.tooMany };
  return <ServiceErrorNotice role="alert" error={error} advice={error.reason === undefined ? adviceOf[error.kind] : undefined} />;
}
