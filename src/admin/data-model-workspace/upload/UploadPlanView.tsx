'use client';
import { useFormats } from '../../../react/useFormats.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { Note } from '../../kit/layout/layout.js';
import { useDataModelLabels } from '../dataModelWidget.js';
import type { UploadPlan } from '../model/FolderUpload.js';
import type { FolderChoice } from './useFolderChoice.js';

export interface UploadPlanViewProps {
  plan: UploadPlan;
  folder: Extract<FolderChoice, { kind: 'read' }>;
}

/** What an upload adds, replaces and leaves out, with the names of the files. Renders a list and notes. */
export function UploadPlanView({ plan, folder }: UploadPlanViewProps) {
  const { upload: words } = useDataModelLabels();
  const { number } = useFormats();
  const groups: readonly (readonly [name: string, paths: readonly string[], isOpen: boolean])[] = [
    [words.added, plan.added.map(({ path }) => path), true],
    [words.changed, plan.changed.map(({ path }) => path), true],
    [words.unchanged, plan.unchanged.map(({ path }) => path), false],
    [words.missing, plan.missing, true],
  ];
  const { ignoredCount, refused, isCut } = folder;
  return (
    <>
      <ul className="parley-plain-list parley-stack parley-gap-s">
        {groups
          .filter(([, paths]) => paths.length > 0)
          .map(([name, paths, isOpen]) => (
            <li key={name}>
              <Disclosure summary={`${name} (${number(paths.length)})`} defaultOpen={isOpen && paths.length <= openUpTo}>
                <PathList paths={paths} />
              </Disclosure>
            </li>
          ))}
      </ul>
      {ignoredCount > 0 && <Note>{words.ignored(ignoredCount, number(ignoredCount))}</Note>}
      {isCut && <Note>{words.cut}</Note>}
      {refused.length > 0 && (
        <div className="parley-stack parley-gap-s">
          <Note>{words.refused(refused.length, number(refused.length))}</Note>
          <PathList paths={refused} />
        </div>
      )}
    </>
  );
}

function PathList({ paths }: { paths: readonly string[] }) {
  const { andMore } = useCommonAdminLabels();
  const { number } = useFormats();
  const rest = paths.length - shownPaths;
  return (
    <ul className="parley-plain-list parley-quote parley-scroll">
      {paths.slice(0, shownPaths).map((path) => (
        <li key={path}>
          <bdi dir="ltr" className="parley-code">
            {path}
          </bdi>
        </li>
      ))}
      {rest > 0 && <li className="parley-caption">{andMore(rest, number(rest))}</li>}
    </ul>
  );
}

const openUpTo = 8;
const shownPaths = 200;
