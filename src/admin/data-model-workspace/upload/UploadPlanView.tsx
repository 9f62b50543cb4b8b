'use client';
import { useFormats } from '../../../react/language/useFormats.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { Note } from '../../kit/layout/layout.js';
import { useDataModelLabels } from '../dataModelWidget.js';
import type { SkippedFile, UploadPlan } from '../model/FolderUpload.js';
import type { FolderChoice } from './useFolderChoice.js';

export interface UploadPlanViewProps {
  plan: UploadPlan;
  folder: Extract<FolderChoice, { kind: 'read' }>;
  /** True if the missing files are deleted. */
  removes: boolean;
}

/** What an upload adds, replaces, deletes and leaves out, with the names of all files. Renders a list and notes. */
export function UploadPlanView({ plan, folder: { ignoredCount, isCut }, removes }: UploadPlanViewProps) {
  const { upload: words } = useDataModelLabels();
  const { number } = useFormats();
  const of = (reason: SkippedFile['reason']) => pathsOf(plan.skipped.filter((file) => file.reason === reason));
  const groups: readonly (readonly [name: string, paths: readonly string[], isOpen: boolean])[] = [
    [words.added, pathsOf(plan.added), true],
    [words.changed, pathsOf(plan.changed), true],
    [words.unchanged, pathsOf(plan.unchanged), false],
    [removes ? words.removed : words.missing, plan.missing, true],
    [words.kept, of('kept'), false],
    [words.refused, of('refused'), true],
    [words.unread, of('unreadable'), true],
  ];
  return (
    <>
      <ul className="parley-plain-list parley-stack parley-gap-s">
        {groups
          .filter(([, paths]) => paths.length > 0)
          .map(([name, paths, isOpen]) => (
            <li key={name}>
              <Disclosure summary={`${name} (${number(paths.length)})`} defaultOpen={isOpen && paths.length <= openUpTo}>
                <PathList label={name} paths={paths} />
              </Disclosure>
            </li>
          ))}
      </ul>
      {ignoredCount > 0 && <Note>{words.ignored(ignoredCount, number(ignoredCount))}</Note>}
      {isCut && <Note>{words.cut}</Note>}
    </>
  );
}

const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

function PathList({ label, paths }: { label: string; paths: readonly string[] }) {
  const part = useShownPart(paths.length, { first: shownPaths, step: paths.length });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls
    <ul className="parley-plain-list parley-quote parley-scroll" tabIndex={0} aria-label={label}>
      {paths.slice(0, part.shown).map((path) => (
        <li key={path}>
          <bdi dir="ltr" className="parley-code">
            {path}
          </bdi>
        </li>
      ))}
      {part.shown < paths.length && (
        <li>
          <ShowMore part={part} isCounted />
        </li>
      )}
    </ul>
  );
}

const openUpTo = 8;
const shownPaths = 200;
