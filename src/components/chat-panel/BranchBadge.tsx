'use client';
import { GitBranch } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Badge } from '../primitives/Badge.js';
import { partClass } from '../primitives/partClass.js';

/** Says that questions run against a development branch; renders nothing on the main branch. Renders a `<span>`. */
export function BranchBadge({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const branch = useChatSelector(({ branch }) => branch);
  const { chat } = useLabels();
  if (branch === undefined) return null;
  return (
    <Badge tone="warning" data-slot="branch-badge" className={partClass('branch-badge', className)} {...props}>
      <GitBranch aria-hidden="true" size={12} strokeWidth={1.5} />
      <bdi className="parley-branch-name" title={branch}>
        {chat.branch(branch)}
      </bdi>
    </Badge>
  );
}
