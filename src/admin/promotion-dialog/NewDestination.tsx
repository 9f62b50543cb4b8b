'use client';
import { useId } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { LoadMoreButton } from '../kit/list/LoadMoreButton.js';
import { footerOf } from '../kit/list/listSlices.js';
import { FolderPath } from '../shared/workspace/FolderPath.js';
import { hasNone, promotionDialogWidget, usePromotionLabels } from './promotionDialogWidget.js';

/** The deployment and folder of a workbook that the promotion creates. */
export function NewDestination() {
  const { destination: words } = usePromotionLabels();
  const get = promotionDialogWidget.useGet();
  const deployments = promotionDialogWidget.useSelector(({ model }) => footerOf(model.destinations.deployments));
  const deploymentId = promotionDialogWidget.useSelector(({ model }) => model.destinations.chosen.deploymentId);
  return (
    <div className="parley-stack parley-gap-l parley-promotion-new">
      <FilterSelect
        label={words.deployment}
        isLabelHidden={false}
        noneLabel={words.chooseDeployment}
        value={deploymentId}
        onValueChange={(id) => get().model.destinations.choose({ kind: 'new', deploymentId: id, folderPath: [] })}
        options={deployments.items.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MoreChoices list={deployments} />
      {deploymentId !== undefined && <FolderChoice />}
    </div>
  );
}

/** Chooses a folder level by level. The last folder of the path is chosen. */
function FolderChoice() {
  const { destination: words } = usePromotionLabels();
  const get = promotionDialogWidget.useGet();
  const folders = promotionDialogWidget.useSelector(({ model }) => footerOf(model.destinations.folders));
  const path = promotionDialogWidget.useSelector(({ model }) => model.destinations.chosen.folderPath);
  const labelId = useId();
  const choose = (folderPath: typeof path) => get().model.destinations.choose({ kind: 'new', folderPath });
  return (
    <>
      <div className="parley-field">
        <span id={labelId} className="parley-field-label">
          {words.folder}
        </span>
        <FolderPath
          aria-labelledby={labelId}
          topLabel={words.topLevel}
          path={path}
          onFolderOpen={(folderId) => choose(path.slice(0, path.findIndex(({ id }) => id === folderId) + 1))}
        />
      </div>
      {!hasNone(folders) && folders.state.status !== 'loading' && (
        <FilterSelect
          label={words.chooseFolder}
          noneLabel={words.chooseFolder}
          value={undefined}
          onValueChange={(folder) => folder !== undefined && choose([...path, folder])}
          options={folders.items.map((folder) => ({ value: folder, label: folder.name }))}
        />
      )}
      <MoreChoices list={folders} />
    </>
  );
}

/** A button that loads more choices, and the error if loading failed. */
export function MoreChoices({ list }: { list: ReturnType<typeof footerOf> }) {
  const common = useCommonAdminLabels();
  const { retry } = useBaseLabels().common;
  const { state, hasMore, loadMoreError, refetch, isRefetching } = list;
  if (state.status === 'error' || state.status === 'denied') {
    return <ReadFailure error={state.error} onRetry={refetch} isBusy={isRefetching} />;
  }
  if (!hasMore) return null;
  return (
    <>
      {loadMoreError !== undefined && <ServiceErrorNotice error={loadMoreError} title={common.loadMoreFailed} role="status" />}
      <LoadMoreButton list={list}>{loadMoreError === undefined ? common.loadMore : retry}</LoadMoreButton>
    </>
  );
}
