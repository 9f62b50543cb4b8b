'use client';
import type { Deployment } from '../../client/resources/deployments.js';
import type { ResourceList } from '../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import {
  sourceControlBranchesInfiniteQuery,
  sourceControlInstallationsInfiniteQuery,
  sourceControlRepositoriesInfiniteQuery,
  useSourceControlStatus,
} from '../../data/resources/source-control.js';
import { Button } from '../../ui/button/Button.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select, type SelectProps } from '../../ui/select/Select.js';
import type { SelectOption } from '../../ui/select/selectItems.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useLock } from '../kit/actions/useLock.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import { type ActionForm, useActionForm } from '../kit/dialog/useActionForm.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { FieldGrid, Line, Note } from '../kit/layout/layout.js';
import { NewTabLink, webAddress } from '../kit/layout/NewTabLink.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { deploymentWizard, useDeploymentWizardLabels } from './deploymentWizardWidget.js';
import { connectionOf, noRepository, type RepositoryValues, repositoryProblems } from './repositoryForm.js';

interface ConnectRepositoryProps {
  /** The deployment that gets the repository. */
  deployment: Deployment;
}

/** Connects the account to its source-control host, then the deployment to a repository there. */
export function ConnectRepository({ deployment }: ConnectRepositoryProps) {
  const { sourceControl: words } = useDeploymentWizardLabels();
  // The user connects the account in another tab, and returns.
  const { data, error, isFetching, refetch } = useSourceControlStatus({ refetchOnWindowFocus: 'always' });
  useErrorEvent(error, 'status');
  if (data?.connected === true) return <RepositoryForm deployment={deployment} settingsHref={webAddress(data.settingsUrl)} />;
  if (data === undefined) {
    return error === null ? <Skeleton lines={3} /> : <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />;
  }
  const href = webAddress(data.linkUrl);
  if (href === undefined) return <Note role="alert">{words.badLink}</Note>;
  return (
    <>
      <Note role="status">{words.linkNote}</Note>
      <Line>
        <NewTabLink href={href}>{words.link}</NewTabLink>
      </Line>
    </>
  );
}

function RepositoryForm({ deployment, settingsHref }: ConnectRepositoryProps & { settingsHref: string | undefined }) {
  const words = useDeploymentWizardLabels();
  const { fields, hints } = words;
  const connect = deploymentWizard.useSelector(({ model }) => model.connect);
  const form = useActionForm<RepositoryValues, unknown>({
    open: true,
    onOpenChange: () => {},
    staysOpen: true,
    initial: noRepository,
    memory: deploymentWizard.useFormMemory(`repository ${deployment.id}`),
    problemsOf: (values, error) => repositoryProblems(values, words, error),
    action: ({ installationId, ...values }) =>
      installationId === undefined ? undefined : connect(deployment, connectionOf({ ...values, installationId })),
  });
  const lock = useLock(!connect.isAllowed(deployment));
  const { installationId, isNewRepo, owner, repository } = form.values;
  return (
    <form noValidate className="parley-stack parley-gap-l" onSubmit={(event) => form.submit(takeSubmit(event))}>
      <InstallationSelect form={form} />
      {installationId !== undefined && (
        <>
          <CheckField label={fields.isNewRepo} {...form.checkbox('isNewRepo')} />
          <FieldGrid>
            {isNewRepo ? (
              <TextField label={fields.newRepository} dir="ltr" spellCheck={false} {...form.field('newRepository')} />
            ) : (
              <>
                <RepositorySelect key={installationId} installationId={installationId} form={form} />
                {repository !== '' && (
                  <BranchSelect key={`${owner}/${repository}`} params={{ installationId, owner, repo: repository }} form={form} />
                )}
              </>
            )}
            <TextField label={fields.root} hint={hints.root} dir="ltr" spellCheck={false} {...form.field('root')} />
          </FieldGrid>
          {isNewRepo && <CheckField label={fields.isPrivate} {...form.checkbox('isPrivate')} />}
        </>
      )}
      {form.error !== undefined && <ActionFailure error={form.error} title={words.connect.failed} />}
      <Line>
        <Button type="submit" variant="primary" isBusy={form.isBusy} {...lock.button}>
          {words.connect.action}
        </Button>
        {settingsHref !== undefined && <NewTabLink href={settingsHref}>{words.sourceControl.settings}</NewTabLink>}
      </Line>
      {lock.note}
    </form>
  );
}

interface RepositoryFieldProps {
  form: ActionForm<RepositoryValues>;
}

function InstallationSelect({ form }: RepositoryFieldProps) {
  const { fields, sourceControl: words } = useDeploymentWizardLabels();
  const list = useResourceList({ query: sourceControlInstallationsInfiniteQuery, params: { first: pageSize }, idOf: ({ id }) => id });
  useErrorEvent(list.query.error, 'installations');
  const { installationId, owner } = form.values;
  if (list.state.status === 'empty') return <Note>{words.noInstallations}</Note>;
  return (
    <FieldGrid>
      <PageSelect
        name="installationId"
        label={fields.installationId}
        hint={form.field('installationId').error}
        list={list}
        // The service returns the id as a string here, but expects a number.
        optionOf={({ installationId: id, login }) => ({ value: Number(id), label: login })}
        value={installationId}
        valueLabel={owner}
        onOptionChange={(option) => form.change({ installationId: option?.value, owner: option?.label ?? '', repository: '', branch: '' })}
      />
    </FieldGrid>
  );
}

function RepositorySelect({ installationId, form }: RepositoryFieldProps & { installationId: number }) {
  const { fields } = useDeploymentWizardLabels();
  const list = useResourceList({
    query: sourceControlRepositoriesInfiniteQuery,
    params: { installationId, first: pageSize },
    idOf: ({ id }) => id,
  });
  useErrorEvent(list.query.error, 'repositories');
  const { repository } = form.values;
  return (
    <PageSelect
      name="repository"
      label={fields.repository}
      hint={form.field('repository').error}
      list={list}
      optionOf={({ name }) => ({ value: name, label: name })}
      value={repository || undefined}
      valueLabel={repository}
      onOptionChange={(option) => form.change({ repository: option?.value ?? '', branch: '' })}
    />
  );
}

interface BranchSelectProps extends RepositoryFieldProps {
  /** The repository. */
  params: { readonly installationId: number; readonly owner: string; readonly repo: string };
}

function BranchSelect({ params, form }: BranchSelectProps) {
  const { fields, hints } = useDeploymentWizardLabels();
  const list = useResourceList({
    query: sourceControlBranchesInfiniteQuery,
    params: { ...params, first: pageSize },
    idOf: ({ name }) => name,
  });
  useErrorEvent(list.query.error, 'branches');
  const { branch } = form.values;
  return (
    <PageSelect
      name="branch"
      label={fields.branch}
      hint={form.field('branch').error}
      noneLabel={hints.defaultBranch}
      list={list}
      optionOf={({ name }) => ({ value: name, label: name })}
      value={branch || undefined}
      valueLabel={branch}
      onOptionChange={(option) => form.change({ branch: option?.value ?? '' })}
    />
  );
}

interface PageSelectProps<Item, Value> extends Omit<SelectProps<Value>, 'options' | 'onValueChange' | 'action' | 'search'> {
  /** The items loaded so far. */
  list: Pick<ResourceList<Item, never>, 'state' | 'items' | 'hasMore' | 'loadMore' | 'refetch' | 'isRefetching'>;
  /** Returns the option of an item. */
  optionOf: (item: Item) => SelectOption<Value>;
  /** The label of the value while its page is not loaded. */
  valueLabel: string;
  /** Called with the chosen option; `undefined` for none. */
  onOptionChange: (option: SelectOption<Value> | undefined) => void;
}

/** Chooses one item of a list that is loaded page by page, or shows why it could not be read. */
function PageSelect<Item, Value>({ list, optionOf, valueLabel, onOptionChange, ...props }: PageSelectProps<Item, Value>) {
  const { loadMore: more } = useCommonAdminLabels();
  const { state, items, hasMore, loadMore, refetch, isRefetching } = list;
  if ('error' in state) return <ReadFailure error={state.error} onRetry={refetch} isBusy={isRefetching} />;
  const { value } = props;
  const loaded = items.map(optionOf);
  const isKnown = value === undefined || loaded.some((option) => option.value === value);
  const options = isKnown ? loaded : [...loaded, { value, label: valueLabel }];
  return (
    <Select
      disabled={state.status === 'loading'}
      options={options}
      onValueChange={(next) => onOptionChange(options.find((option) => option.value === next))}
      action={hasMore ? { label: more, onSelect: loadMore } : undefined}
      {...props}
    />
  );
}

const pageSize = 100;

function useErrorEvent(error: Parameters<typeof useReadErrorEvent>[0], operation: string): void {
  useReadErrorEvent(
    error,
    { widget: 'deployment-wizard', operation },
    deploymentWizard.useSelector(({ options }) => options),
  );
}
