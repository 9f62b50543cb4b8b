'use client';
import { GitBranch } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/badge/Badge.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import type { ChatSnapshot } from '../../store/ChatStore.js';

/** Shows that questions run on a development branch. Renders a `<span>`, or nothing on the default branch. */
export function BranchBadge({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const name = useChatSelector(developmentBranch);
  const { chat } = useFirstLabels();
  if (name === undefined) return null;
  return (
    <Badge tone="warning" data-slot="branch-badge" className={partClass('branch-badge', className)} {...props}>
      <Icon of={GitBranch} size={12} />
      <bdi className="parley-branch-name" title={name}>
        {chat.branch(name)}
      </bdi>
    </Badge>
  );
}

function developmentBranch({ branch }: ChatSnapshot): string | undefined {
  return branch?.isDefault ? undefined : branch?.name;
}
