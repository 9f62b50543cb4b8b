'use client';
import { ExternalLink, Link, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Report, ReportAddress } from '../../client/resources/reports.js';
import { useWorkbookNames } from '../../data/resources/workbooks.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { useLock } from '../kit/actions/useLock.js';
import { Facts, Line, Section, Stack } from '../kit/layout/layout.js';
import type { LeaveGuard } from '../kit/leave-guard/createLeaveGuard.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import type { DrawerProps } from '../kit/record-form/RecordDrawer.js';
import { useRecordDialogs } from '../kit/record-form/useRecordDialogs.js';
import { RecordActionDialog } from '../kit/resource/RecordActionDialog.js';
import type { ReportDrawerEvents } from './model/reportActions.js';
import { reportForm } from './model/reportForm.js';
import { type ReportDetails, useReportDetails } from './model/useReportDetails.js';
import { ReportNameFields } from './ReportFields.js';
import { LostPlacements, ReportPreview } from './ReportPreview.js';
import { ReportOwner, ReportPath, useReportLabels } from './reportColumns.js';

export interface ReportDrawerProps extends ReportDrawerEvents, Omit<DrawerProps, keyof ReportDrawerEvents> {
  /** The deployment of the report. */
  deploymentId: number;
  /** The open report; `undefined` closes the drawer. If it has a name, the name is shown at once. */
  report: Pick<Report, 'id' | 'name'> | { readonly id: number } | undefined;
  /** Called when the user closes the drawer. */
  onClose: () => void;
  /** The address of a report, absolute or of this page: adds a link to it, unless the page is there already, and a button that copies it. */
  hrefOf?: ((report: Pick<Report, 'id'>) => string) | undefined;
  /** Renders a preview of the report, such as its rows. `children` is the default: the query, and what is known about its result. */
  renderPreview?: ((report: Report, children: ReactNode) => ReactNode) | undefined;
  /** Renders the content under “Placements”, such as a `ReportPlacementList` with this address. */
  renderPlacements?: ((address: ReportAddress) => ReactNode) | undefined;
  /** A guard from `useLeaveGuard`, for a host that asks before navigating. Default: the drawer's own. */
  leaveGuard?: LeaveGuard | undefined;
}

/**
 * A drawer with one report: its name and title in a form, its location, a preview of its query, and its placements, with deleting and a
 * link. Renders a `<div role="dialog">`.
 */
export function ReportDrawer({ report, ...props }: ReportDrawerProps) {
  const dialogs = useRecordDialogs(report !== undefined);
  return (
    <OpenRecord item={report} idOf={({ id }) => id}>
      {(shown, isOpen) => <DrawerOf report={shown} open={isOpen} dialogs={dialogs} {...props} />}
    </OpenRecord>
  );
}

type DrawerOfProps = Omit<ReportDrawerProps, 'report'> & {
  report: NonNullable<ReportDrawerProps['report']>;
  open: boolean;
  dialogs: ReturnType<typeof useRecordDialogs>;
};

function DrawerOf({
  deploymentId,
  report,
  dialogs,
  hrefOf,
  renderPreview = (_, own) => own,
  renderPlacements,
  leaveGuard,
  ...props
}: DrawerOfProps) {
  const { onBeforeUpdate, onUpdated, onBeforeDelete, onDeleted, onError, ...drawer } = props;
  const labels = useReportLabels();
  const { drawer: words } = labels;
  const address = { deploymentId, reportId: report.id };
  const details = useReportDetails(address, { onBeforeUpdate, onUpdated, onBeforeDelete, onDeleted, onError });
  if (dialogs === undefined) return null;
  return (
    <dialogs.EditRecordDrawer
      title={<bdi>{details.data?.name ?? ('name' in report ? report.name : words.loading)}</bdi>}
      read={details}
      form={reportForm}
      fields={ReportNameFields}
      labels={labels}
      words={labels.update}
      nameOf={({ name }) => name}
      run={details.update}
      leaveGuard={leaveGuard}
      renderDetail={(shown) => (
        <>
          <ReportFacts report={shown} details={details} href={hrefOf?.(report)} onDeleted={drawer.onClose} />
          {renderPreview(shown, <ReportPreview report={shown} />)}
          {renderPlacements && <Section heading={words.placements}>{renderPlacements(address)}</Section>}
        </>
      )}
      {...drawer}
    />
  );
}

interface ReportFactsProps {
  report: Report;
  details: ReportDetails;
  href: string | undefined;
  onDeleted: () => void;
}

/** The location, owner and actions of the report. */
function ReportFacts({ report, details, href, onDeleted }: ReportFactsProps) {
  const { columns, delete: words, open, drawer } = useReportLabels();
  const [isDeleting, setDeleting] = useState(false);
  const workbookNameOf = useWorkbookNames(report, typeof report.workbookId === 'number');
  const lock = useLock(!details.delete.isAllowed(report));
  return (
    <Stack>
      <ReportPath report={report} workbookNameOf={workbookNameOf} />
      <Facts
        facts={[
          [columns.owner, <ReportOwner key="owner" report={report} />],
          [columns.updated, <TimeAgo key="updated" at={report.updatedAt} />],
          [columns.created, <TimeAgo key="created" at={report.createdAt} />],
        ]}
      />
      <Line>
        <Button icon={Trash2} size="small" {...lock.button} onClick={() => setDeleting(true)}>
          {words.action}
        </Button>
        {href !== undefined && (
          <>
            {!isHere(href) && (
              <a href={href} data-slot="button" data-variant="outline" data-size="small" className={partClass('button')}>
                <Icon of={ExternalLink} />
                {open}
              </a>
            )}
            <CopyButton
              size="small"
              variant="outline"
              icon={Link}
              label={drawer.copyLink}
              text={() => new URL(href, document.baseURI).href}
            />
          </>
        )}
      </Line>
      {lock.note}
      <RecordActionDialog
        kind="confirm"
        labels={words}
        name={report.name}
        effect={<LostPlacements item={report} />}
        run={async () => {
          const outcome = await details.delete(report);
          if (outcome.kind === 'done') onDeleted();
          return outcome;
        }}
        open={isDeleting}
        onOpenChange={setDeleting}
      />
    </Stack>
  );
}

/** A drawer can have the address of its report, and a link to it would lead nowhere. */
function isHere(href: string): boolean {
  return new URL(href, document.baseURI).href === location.href;
}
