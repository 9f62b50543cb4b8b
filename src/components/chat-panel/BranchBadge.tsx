'use client';
import { GitBranch } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ChatSnapshot } from '../../chat-store/ChatStore.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Badge } from '../primitives/Badge.js';
import { partClass } from '../primitives/partClass.js';

/** Says that questions run against a development branch; renders nothing on the default branch. Renders a `<span>`. */
export function BranchBadge({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const name = useChatSelector(developmentBranch);
  const { chat } = useLabels();
  if (name === undefined) return null;
  return (
    <Badge tone="warning" data-slot="branch-badge" className={partClass('branch-badge', className)} {...props}>
      <GitBranch aria-hidden="true" size={12} strokeWidth={1.5} />
      <bdi className="parley-branch-name" title={name}>
        {chat.branch(name)}
      </bdi>
    </Badge>
  );
}

function developmentBranch({ branch }: ChatSnapshot): string | undefined {
  return branch?.isDefault ? undefined : branch?.name;
}
