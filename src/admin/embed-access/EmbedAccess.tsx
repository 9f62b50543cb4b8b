'use client';
import { Share2, UserX } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { ItemSort } from '../../data/resource-list/arrangeItems.js';
import { useEmbedAccess as useEmbedAccessRead, useUpdateEmbedAccess } from '../../data/resources/embed-access.js';
import { useUpdateDashboardEmbedding } from '../../data/resources/embed-dashboards.js';
import { useWorkbook } from '../../data/resources/workbooks.js';
import { CheckField, type CheckFieldProps } from '../../ui/fields/CheckField.js';
import { isolate } from '../../ui/text/isolate.js';
import { action } from '../kit/actions/action.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { useLock } from '../kit/actions/useLock.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { Note } from '../kit/layout/layout.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { wholeList, wholeListSort } from '../kit/resource/wholeList.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { TenantSelect } from '../shared/people/TenantSelect.js';
import { type EmbedAccessEntry, entriesOf, everyoneId, targetOf } from './embedAccessEntries.js';
import type { EmbedAccessLabels } from './labels/EmbedAccessLabels.js';
import { useEmbedAccessLabels } from './useEmbedAccessLabels.js';

/** The workbook whose dashboard is shared, and the parts of the view that the host controls. */
export interface EmbedAccessOptions extends WorkbookAddress, ListOptions<object, ItemSort> {}

/** A dashboard, and whether pages may embed it. */
interface EmbeddingChange {
  /** The public id of the dashboard. */
  readonly publicId: string;
  /** True if pages may embed it. */
  readonly allowEmbed: boolean;
}

const columns: readonly ResourceColumn<EmbedAccessEntry, EmbedAccessLabels>[] = [
  {
    id: 'who',
    header: ({ columns }) => columns.who,
    isRowHeader: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    id: 'why',
    header: ({ columns }) => columns.why,
    value: ({ id }, { labels: { sources } }) => (id === everyoneId ? sources.allEmbedUsers : sources.tenant),
    cell: ({ id }) => <Source isEveryone={id === everyoneId} />,
  },
];

const access = createResourceWidget({
  name: 'embed-access',
  root: 'EmbedAccess.Root',
  useLabels: useEmbedAccessLabels,
  options: { deploymentId: true, workbookId: true },
  list: wholeList({
    useRead({ deploymentId, workbookId }: EmbedAccessOptions) {
      const { everyone } = useEmbedAccessLabels();
      const read = useEmbedAccessRead({ deploymentId, workbookId });
      const data = useMemo(() => read.data && entriesOf(read.data, everyone), [read.data, everyone]);
      return { ...read, data };
    },
    operation: 'getEmbedAccess',
    idOf: ({ id }: EmbedAccessEntry) => id,
    nameOf: ({ name }) => name,
    textsOf: ({ name }) => [name],
    sortKeys: { who: ({ name }) => name },
  }),
  sort: wholeListSort,
  actions: {
    share: action(
      'updateEmbedAccess',
      'shared',
      useUpdateEmbedAccess,
      ({ deploymentId, workbookId }: EmbedAccessOptions, id: string) => {
        return { deploymentId, workbookId, ...targetOf(id), action: 'read' as const };
      },
      { dialog: 'create' },
    ),
    withdraw: action(
      'updateEmbedAccess',
      'withdrawn',
      useUpdateEmbedAccess,
      ({ deploymentId, workbookId }: EmbedAccessOptions, entry: EmbedAccessEntry) => {
        return { deploymentId, workbookId, ...targetOf(entry.id), action: 'none' as const };
      },
      { dialog: 'confirm', icon: UserX, itemOf: (entry) => entry.id },
    ),
    setEmbedding: action(
      'updateDashboardEmbedding',
      ['embeddingChange', 'embeddingChanged'],
      useUpdateDashboardEmbedding,
      (_: object, change: EmbeddingChange) => change,
    ),
  },
  useMore({ deploymentId, workbookId }) {
    const { data } = useEmbedAccessRead({ deploymentId, workbookId });
    const { data: publicId } = useWorkbook({ deploymentId, workbookId }, { select: publicIdOf });
    return { isEmbeddable: data?.allowEmbed, publicId };
  },
  columns,
  contextOf: () => ({}),
  icon: Share2,
  subjectOf: ({ deploymentId, workbookId }) => `${deploymentId} ${workbookId}`,
});

/** Headless hook behind `EmbedAccess`: who a dashboard is shared with, and the actions that change it. */
export const useEmbedAccessList = access.useModel;

const Assembled = access.assemble({
  Dialogs: () => <access.DialogOf kind="share">{(_, props) => <ShareDialog {...props} />}</access.DialogOf>,
});

/** The parts of `EmbedAccess`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = Assembled;

export type EmbedAccessProps = ComponentProps<typeof Assembled>;

/**
 * Shows who sees the dashboard of a workbook in embedded pages, and why. Shares it with a tenant or with all embed users, stops sharing
 * it, and allows or forbids signed embedding. Renders a `<div>`.
 */
export const EmbedAccess = Object.assign(
  function EmbedAccess(props: EmbedAccessProps) {
    return (
      <Root {...props}>
        <EmbeddingSwitch />
        <Toolbar />
        <Rows />
        <Footer />
        <FolderNote />
      </Root>
    );
  },
  {
    Root: Root,
    Search: Search,
    Toolbar: Toolbar,
    Rows: Rows,
    Footer: Footer,
    Embedding: EmbeddingSwitch,
  },
);

/** Allows or forbids signed embedding of the dashboard. Renders a `<div>` around an `<input type="checkbox">`. */
export function EmbeddingSwitch(props: Omit<CheckFieldProps, 'label' | 'hint' | 'checked' | 'onChange'>) {
  const { embedding: words } = useEmbedAccessLabels();
  const { isEmbeddable, publicId, setEmbedding } = access.useSelector(({ model: { isEmbeddable, publicId, setEmbedding } }) => {
    return { isEmbeddable, publicId, setEmbedding };
  });
  const toasts = useActionToast();
  const isAllowed = publicId === undefined || setEmbedding.isAllowed({ publicId, allowEmbed: true });
  const lock = useLock(!isAllowed);
  if (isEmbeddable === undefined) return null;
  function change(allowEmbed: boolean): void {
    if (publicId === undefined) return;
    const done = allowEmbed ? words.on : words.off;
    void toasts.run(() => setEmbedding({ publicId, allowEmbed }), { done: () => done, failed: words.failed });
  }
  return (
    <>
      <CheckField
        label={words.label}
        hint={publicId === undefined ? words.unpublished : words.hint}
        checked={isEmbeddable}
        disabled={publicId === undefined || !isAllowed || setEmbedding.isBusy()}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
        {...props}
      />
      {lock.note}
    </>
  );
}

function publicIdOf({ publishedDashboard }: Workbook): string | undefined {
  return publishedDashboard?.publicId;
}

function Source({ isEveryone }: { isEveryone: boolean }) {
  const { sources } = useEmbedAccessLabels();
  return isEveryone ? sources.allEmbedUsers : sources.tenant;
}

/** The service does not list the tenants that see the dashboard through a shared folder. */
function FolderNote() {
  const { folderNote } = useEmbedAccessLabels();
  const isShown = access.useSelector(({ model }) => model.isEmbeddable !== undefined);
  return isShown && <Note>{folderNote}</Note>;
}

function ShareDialog(open: OpenProps) {
  const { share: words, everyone } = useEmbedAccessLabels();
  const { share, known } = access.useSelector(({ model }) => ({ share: model.share, known: model.list.items }));
  const form = useActionForm<{ readonly target: string }, unknown>({
    ...open,
    initial: { target: '' },
    action: ({ target }) => (target === '' ? undefined : share(target)),
    done: (_, { target }) => words.done(isolate(target === everyoneId ? everyone : target)),
  });
  const isShared = (target: string) => known.some(({ id }) => id === target);
  return (
    <ActionDialog
      form={form}
      title={words.action}
      submitLabel={words.submit}
      errorTitle={words.failed}
      canSubmit={form.values.target !== ''}
    >
      <TenantSelect
        label={words.target}
        placeholder={words.choose}
        value={form.values.target || undefined}
        onValueChange={(target) => form.change({ target: target ?? '' })}
        others={isShared(everyoneId) ? [] : [{ value: everyoneId, label: everyone }]}
        isOffered={(name) => !isShared(name)}
      />
    </ActionDialog>
  );
}
