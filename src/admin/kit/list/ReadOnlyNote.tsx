'use client';
import { ShieldAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { Remark } from '../layout/layout.js';

/** Says that the list is read-only for the user, and why: `children`, by default a missing permission. Renders a `<p>`. */
export function ReadOnlyNote({ className, children, ...props }: ComponentProps<'p'>) {
  const { readOnly, needsPermission } = useCommonAdminLabels();
  return (
    <Remark icon={ShieldAlert} data-slot="read-only-note" className={partClass('read-only-note parley-muted', className)} {...props}>
      <strong>{readOnly}</strong> {children ?? needsPermission}
    </Remark>
  );
}
