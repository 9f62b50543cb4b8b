'use client';
import { ExternalLink, Link, PenLine } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Report, ReportAddress } from '../../client/resources/reports.js';
import { useWorkbooks } from '../../data/resources/workbooks.js';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { Dialog, DialogBody, type DialogProps } from '../../ui/dialog/Dialog.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Toasts } from '../../ui/toasts/Toasts.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import type { ReportListEvents } from './model/useRenameReport.js';
import { type ReportDetails, useReportDetails } from './model/useReportDetails.js';
import { RenameReport } from './RenameReport.js';
import { ReportOwner, ReportPath } from './reportColumns.js';
import { useReportLabels } from './reportListWidget.js';

export interface ReportDrawerProps
  extends ReportListEvents,
    Omit<
      DialogProps,
      'open' | 'onOpenChange' | 'title' | 'description' | 'size' | 'isAlert' | 'isBusy' | 'children' | keyof ReportListEvents
    > {
  /** The deployment of the report. */
  deploymentId: number;
  /** The open report; `undefined` closes the drawer. If it has a name, the name is shown at once. */
  report: Pick<Report, 'id' | 'name'> | { readonly id: number } | undefined;
  /** Called when the user closes the drawer. */
  onClose: () => void;
  /** The address of a report, absolute or of this page: adds a link to it and a button that copies it. */
  hrefOf?: ((report: Pick<Report, 'id'>) => string) | undefined;
  /** Renders the content under “Placements”, such as a `ReportPlacementList` with this address. */
  renderPlacements?: ((address: ReportAddress) => ReactNode) | undefined;
}

/** A drawer with one report: name, location and placements, with renaming and a link. Renders a `<div role="dialog">`. */
export function ReportDrawer({ report, ...props }: ReportDrawerProps) {
  // The drawer keeps its text while it fades out.
  const [shown, setShown] = useState(report);
  if (report !== undefined && report !== shown) setShown(report);
  return shown === undefined ? null : <DrawerOf key={shown.id} report={shown} isOpen={report !== undefined} {...props} />;
}

type DrawerOfProps = ReportDrawerProps & { report: NonNullable<ReportDrawerProps['report']>; isOpen: boolean };

function DrawerOf({
  deploymentId,
  report: given,
  isOpen,
  onClose,
  hrefOf,
  renderPlacements,
  onBeforeRename,
  onRenamed,
  onError,
  ...props
}: DrawerOfProps) {
  const words = useReportLabels();
  // Focuses the content, because the user did not come for a particular button.
  const body = useRef<HTMLDivElement>(null);
  const address = { deploymentId, reportId: given.id };
  const details = useReportDetails(address, { onBeforeRename, onRenamed, onError });
  const name = details.report?.name ?? ('name' in given ? given.name : words.drawer.loading);
  const isGone = details.report === undefined && details.error !== undefined;
  return (
    <div className="parley-report-drawer-root">
      <Dialog size="drawer" initialFocus={body} open={isOpen} onOpenChange={onClose} title={<bdi>{name}</bdi>} {...props}>
        <Toasts>
          <DialogBody ref={body} tabIndex={-1} className="parley-report-drawer">
            {isGone && details.error !== undefined ? (
              <ReadFailure error={details.error} onRetry={details.refetch} isBusy={details.isLoading} />
            ) : (
              <>
                <ReportFacts details={details} href={hrefOf?.(given)} />
                {renderPlacements !== undefined && <Placements>{renderPlacements(address)}</Placements>}
              </>
            )}
          </DialogBody>
        </Toasts>
      </Dialog>
    </div>
  );
}

/** The location, owner and actions of the report. */
function ReportFacts({ details, href }: { details: ReportDetails; href: string | undefined }) {
  const words = useReportLabels();
  const common = useCommonAdminLabels();
  const noteId = useId();
  const [isRenaming, setRenaming] = useState(false);
  const { report, canRename, rename } = details;
  const { data: workbooks } = useWorkbooks(
    { deploymentId: report?.deploymentId ?? 0 },
    { enabled: typeof report?.workbookId === 'number' },
  );
  if (report === undefined) return <Skeleton lines={3} />;
  const isLocked = !canRename(report);
  return (
    <section className="parley-report-facts">
      {report.title && report.title !== report.name && <bdi className="parley-caption parley-clip">{report.title}</bdi>}
      <ReportPath report={report} workbookNameOf={(id) => workbooks?.items.find((workbook) => workbook.id === id)?.name} />
      <dl className="parley-report-dates">
        <dt>{words.columns.owner}</dt>
        <dd>
          <ReportOwner report={report} />
        </dd>
        <dt>{words.columns.updated}</dt>
        <dd>
          <TimeAgo at={report.updatedAt} />
        </dd>
        <dt>{words.columns.created}</dt>
        <dd>
          <TimeAgo at={report.createdAt} />
        </dd>
      </dl>
      <div className="parley-report-acts">
        <Button
          icon={PenLine}
          size="small"
          disabled={isLocked}
          aria-describedby={isLocked ? noteId : undefined}
          onClick={() => setRenaming(true)}
        >
          {words.rename.act}
        </Button>
        {href !== undefined && <ReportLink href={href} />}
      </div>
      {isLocked && (
        <p id={noteId} className="parley-caption parley-clip">
          {common.needsPermission}
        </p>
      )}
      <RenameReport report={report} open={isRenaming} onOpenChange={setRenaming} onRename={rename} />
    </section>
  );
}

function ReportLink({ href }: { href: string }) {
  const words = useReportLabels();
  return (
    <>
      <a href={href} data-slot="button" data-variant="outline" data-size="small" className={partClass('button')}>
        <Icon of={ExternalLink} />
        {words.open}
      </a>
      <CopyButton
        size="small"
        variant="outline"
        icon={Link}
        label={words.drawer.copyLink}
        text={() => new URL(href, document.baseURI).href}
      />
    </>
  );
}

function Placements({ children }: { children: ReactNode }) {
  const words = useReportLabels();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="parley-report-placements">
      <h3 id={headingId} className="parley-report-heading">
        {words.drawer.placements}
      </h3>
      {children}
    </section>
  );
}
