'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useFormats } from '../../react/useFormats.js';
import { isolate } from '../../ui/text/isolate.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { useBranchLabels } from './useBranchLabels.js';

/** Lists the branches that get another parent when this one is deleted. Renders a `<div>`, or nothing if there are none. */
export function ChildBranches({ branch }: { branch: BranchResponse }) {
  const { remove: words } = useBranchLabels();
  const { number } = useFormats();
  const children = branchManagerWidget.use(({ model }) => model.childrenOf(branch));
  const hasMore = branchManagerWidget.use(({ model }) => model.list.hasMore);
  const { parentBranch } = branch;
  const count = number(children.length);
  if (children.length === 0 && !hasMore) return null;
  return (
    <div data-slot="child-branches" className="parley-child-branches">
      {children.length > 0 && (
        <>
          <p className="parley-branch-note">
            {parentBranch == null
              ? words.childrenToTop(children.length, count)
              : words.childrenMove(children.length, count, isolate(parentBranch))}
          </p>
          <ul className="parley-child-branch-names">
            {children.map(({ name }) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasMore && <p className="parley-branch-note">{words.notAllLoaded}</p>}
    </div>
  );
}
