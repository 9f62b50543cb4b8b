'use client';
import { Copy, ExternalLink, Link, PenLine, Trash2 } from 'lucide-react';
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
import { RecordActionDialog, RenameDialog } from '../kit/resource/RecordActionDialog.js';
import { type DrawerProps, OpenRecord, RecordDrawer } from '../kit/resource/RecordDrawer.js';
import type { ReportListEvents } from './model/reportActions.js';
import { type ReportDetails, useReportDetails } from './model/useReportDetails.js';
import { ReportOwner, ReportPath, useReportLabels } from './reportColumns.js';

export interface ReportDrawerProps extends ReportListEvents, Omit<DrawerProps, keyof ReportListEvents> {
  /** The deployment of the report. */
  deploymentId: number;
  /** The open report; `undefined` closes the drawer. If it has a name, the name is shown at once. */
  report: Pick<Report, 'id' | 'name'> | { readonly id: number } | undefined;
  /** Called when the user closes the drawer. */
  onClose: () => void;
  /** The address of a report, absolute or of this page: adds a link to it, unless the page is there already, and a button that copies it. */
  hrefOf?: ((report: Pick<Report, 'id'>) => string) | undefined;
  /** Renders the content under “Placements”, such as a `ReportPlacementList` with this address. */
  renderPlacements?: ((address: ReportAddress) => ReactNode) | undefined;
}

/** A drawer with one report: name, location, query and placements, with renaming, deleting and a link. Renders a `<div role="dialog">`. */
export function ReportDrawer({ report, ...props }: ReportDrawerProps) {
  return (
    <OpenRecord item={report} idOf={({ id }) => id}>
      {(shown, isOpen) => <DrawerOf report={shown} open={isOpen} {...props} />}
    </OpenRecord>
  );
}

type DrawerOfProps = Omit<ReportDrawerProps, 'report'> & { report: NonNullable<ReportDrawerProps['report']>; open: boolean };

function DrawerOf({
  deploymentId,
  report,
  hrefOf,
  renderPlacements,
  onBeforeRename,
  onRenamed,
  onBeforeDelete,
  onDeleted,
  onError,
  ...props
}: DrawerOfProps) {
  const { drawer: words } = useReportLabels();
  const address = { deploymentId, reportId: report.id };
  const details = useReportDetails(address, { onBeforeRename, onRenamed, onBeforeDelete, onDeleted, onError });
  const name = details.data?.name ?? ('name' in report ? report.name : words.loading);
  return (
    <RecordDrawer read={details} title={<bdi>{name}</bdi>} {...props}>
      {(loaded) => (
        <>
          <ReportFacts report={loaded} details={details} href={hrefOf?.(report)} onDeleted={props.onClose} />
          {loaded.sqlQuery && (
            <Section
              heading={words.query}
              actions={<CopyButton size="small" variant="quiet" icon={Copy} label={words.copyQuery} text={() => loaded.sqlQuery ?? ''} />}
            >
              <pre dir="ltr" className="parley-box parley-report-query">
                {loaded.sqlQuery}
              </pre>
            </Section>
          )}
          {renderPlacements && <Section heading={words.placements}>{renderPlacements(address)}</Section>}
        </>
      )}
    </RecordDrawer>
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
  const { columns, rename: words, delete: deleteWords, open, drawer } = useReportLabels();
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const dialogOf = (kind: typeof asked) => ({
    open: asked === kind,
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? kind : undefined),
  });
  const workbookNameOf = useWorkbookNames(report, typeof report.workbookId === 'number');
  const canRename = details.rename.isAllowed(report);
  const canDelete = details.delete.isAllowed(report);
  const lock = useLock(!canRename || !canDelete);
  return (
    <Stack>
      {report.title && report.title !== report.name && <bdi className="parley-caption parley-clip">{report.title}</bdi>}
      <ReportPath report={report} workbookNameOf={workbookNameOf} />
      <Facts
        facts={[
          [columns.owner, <ReportOwner key="owner" report={report} />],
          [columns.updated, <TimeAgo key="updated" at={report.updatedAt} />],
          [columns.created, <TimeAgo key="created" at={report.createdAt} />],
        ]}
      />
      <Line>
        <Button icon={PenLine} size="small" {...(!canRename && lock.button)} onClick={() => setAsked('rename')}>
          {words.action}
        </Button>
        <Button icon={Trash2} size="small" {...(!canDelete && lock.button)} onClick={() => setAsked('delete')}>
          {deleteWords.action}
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
      <RenameDialog words={words} name={report.name} run={(name) => details.rename(report, name)} {...dialogOf('rename')} />
      <RecordActionDialog
        kind="confirm"
        labels={deleteWords}
        name={report.name}
        run={async () => {
          const outcome = await details.delete(report);
          if (outcome.kind === 'done') onDeleted();
          return outcome;
        }}
        {...dialogOf('delete')}
      />
    </Stack>
  );
}

/** A drawer can have the address of its report, and a link to it would lead nowhere. */
function isHere(href: string): boolean {
  return new URL(href, document.baseURI).href === location.href;
}
