'use client';
import { ExternalLink, Link, PenLine } from 'lucide-react';
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
import { RenameDialog } from '../kit/resource/RecordActionDialog.js';
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
  /** The address of a report, absolute or of this page: adds a link to it and a button that copies it. */
  hrefOf?: ((report: Pick<Report, 'id'>) => string) | undefined;
  /** Renders the content under “Placements”, such as a `ReportPlacementList` with this address. */
  renderPlacements?: ((address: ReportAddress) => ReactNode) | undefined;
}

/** A drawer with one report: name, location and placements, with renaming and a link. Renders a `<div role="dialog">`. */
export function ReportDrawer({ report, ...props }: ReportDrawerProps) {
  return (
    <OpenRecord item={report} idOf={({ id }) => id}>
      {(shown, isOpen) => <DrawerOf report={shown} open={isOpen} {...props} />}
    </OpenRecord>
  );
}

type DrawerOfProps = Omit<ReportDrawerProps, 'report'> & { report: NonNullable<ReportDrawerProps['report']>; open: boolean };

function DrawerOf({ deploymentId, report, hrefOf, renderPlacements, onBeforeRename, onRenamed, onError, ...props }: DrawerOfProps) {
  const { drawer: words } = useReportLabels();
  const address = { deploymentId, reportId: report.id };
  const details = useReportDetails(address, { onBeforeRename, onRenamed, onError });
  const name = details.data?.name ?? ('name' in report ? report.name : words.loading);
  return (
    <RecordDrawer read={details} title={<bdi>{name}</bdi>} {...props}>
      {(loaded) => (
        <>
          <ReportFacts report={loaded} details={details} href={hrefOf?.(report)} />
          {renderPlacements && <Section heading={words.placements}>{renderPlacements(address)}</Section>}
        </>
      )}
    </RecordDrawer>
  );
}

/** The location, owner and actions of the report. */
function ReportFacts({ report, details, href }: { report: Report; details: ReportDetails; href: string | undefined }) {
  const { columns, rename: words, open, drawer } = useReportLabels();
  const [isRenaming, setRenaming] = useState(false);
  const workbookNameOf = useWorkbookNames(report, typeof report.workbookId === 'number');
  const lock = useLock(!details.rename.isAllowed(report));
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
        <Button icon={PenLine} size="small" {...lock.button} onClick={() => setRenaming(true)}>
          {words.action}
        </Button>
        {href !== undefined && (
          <>
            <a href={href} data-slot="button" data-variant="outline" data-size="small" className={partClass('button')}>
              <Icon of={ExternalLink} />
              {open}
            </a>
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
      <RenameDialog
        words={words}
        name={report.name}
        run={(name) => details.rename(report, name)}
        open={isRenaming}
        onOpenChange={setRenaming}
      />
    </Stack>
  );
}
