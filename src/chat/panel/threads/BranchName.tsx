import { GitBranch } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/badge/Badge.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';

/** The content of `BranchBadge`. */
export function BranchName({ name, className, ...props }: Omit<ComponentProps<'span'>, 'children'> & { name: string }) {
  const { chat } = useFirstLabels();
  return (
    <Badge tone="warning" data-slot="branch-badge" className={partClass('branch-badge', className)} {...props}>
      <Icon of={GitBranch} size={12} />
      <bdi className="parley-branch-name" title={name}>
        {chat.branch(name)}
      </bdi>
    </Badge>
  );
}
