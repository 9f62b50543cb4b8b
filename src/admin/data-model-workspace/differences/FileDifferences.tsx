'use client';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { isolate } from '../../../ui/text/isolate.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import type { OpenFile } from '../model/OpenFile.js';
import { type FileDifference, useFileDifference } from '../model/useFileDifference.js';
import type { LineCounts } from './createDifferenceView.js';

export interface FileDifferencesProps {
  /** The open file. */
  file: OpenFile;
  layout: 'side-by-side' | 'inline';
}

/** Compares a file with its last commit, its saved version, or the other version of a conflict. Renders a `<div>` and notes. */
export function FileDifferences({ file, layout }: FileDifferencesProps) {
  const { differences: words } = useDataModelLabels();
  const { deploymentId, branch, defaultBranch, change } = dataModelWidget.useSelector(({ model, options }) => ({
    deploymentId: options.deploymentId,
    branch: model.branches.find(({ name }) => name === model.branchName),
    defaultBranch: model.defaultBranch,
    change: model.changed.files?.find(({ path }) => path === file.path)?.change,
  }));
  const difference = useFileDifference({ deploymentId, branch, defaultBranch, file, change });
  if (difference.status === 'loading') return <Skeleton lines={8} />;
  if (difference.status === 'failed') return <ServiceErrorNotice role="alert" error={difference.error} title={words.failed} />;
  if (difference.status === 'unavailable') return <p className="parley-note">{words.unavailable}</p>;
  return (
    <>
      {difference.base === 'parent' && <p className="parley-note">{words.notCommitted(isolate(difference.parent ?? ''))}</p>}
      <Comparison path={file.path} difference={difference} layout={layout} />
    </>
  );
}

interface ComparisonProps {
  path: string;
  difference: FileDifference;
  layout: FileDifferencesProps['layout'];
}

function Comparison({ path, difference: { before, after, base, parent }, layout }: ComparisonProps) {
  const { differences: words } = useDataModelLabels();
  const { number } = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState<LineCounts>();
  const [hasFailed, setFailed] = useState(false);
  const beforeName =
    base === 'saved'
      ? words.saved
      : base === 'branch-version'
        ? words.branchVersion
        : base === 'parent'
          ? words.ofBranch(isolate(parent ?? ''))
          : words.lastCommit;
  const afterName = base === 'saved' || base === 'branch-version' ? words.yours : words.working;
  const { unchanged } = words;

  useEffect(() => {
    let destroy = () => {};
    let isGone = false;
    import('./createDifferenceView.js').then(
      ({ createDifferenceView }) => {
        if (isGone || place.current === null) return;
        const names = { before: beforeName, after: afterName };
        const view = createDifferenceView(place.current, { path, before, after, layout, names, unchanged });
        destroy = view.destroy;
        setCounts(view.counts);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      destroy();
    };
  }, [path, before, after, layout, beforeName, afterName, unchanged]);

  if (hasFailed) return <p role="alert">{words.failed}</p>;
  const isSame = before === after;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={words.caption(path)}
      data-slot="file-differences"
      data-layout={layout}
      className="parley-stack parley-gap-s"
    >
      <p role="status" className="parley-caption parley-digits">
        {isSame ? words.none : counts && words.counts(number(counts.added), number(counts.removed))}
      </p>
      {layout === 'side-by-side' ? (
        <div className="parley-difference-names parley-caption" dir="ltr">
          <bdi>{beforeName}</bdi>
          <bdi>{afterName}</bdi>
        </div>
      ) : (
        <p className="parley-caption parley-line">
          <span className="parley-danger">− {beforeName}</span>
          <span className="parley-success">+ {afterName}</span>
        </p>
      )}
      <div ref={place} dir="ltr" className="parley-file-editor parley-file-differences" />
    </div>
  );
}
