import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../icon/Icon.js';
import { partClass } from '../partClass.js';

export interface EmptyStateProps extends ComponentProps<'div'> {
  /** Says what is missing. */
  heading: string;
  /** A sentence that explains why, or what to do. */
  text?: string | undefined;
  /** Shown above the heading. */
  icon?: IconType | undefined;
  /** The level of the heading in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Shown in place of missing content: a heading, a sentence, and the possible actions as children. Renders a `<div>`. */
export function EmptyState({ heading, text, icon, headingLevel = 2, className, children, ...props }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="empty-state" className={partClass('empty-state', className)} {...props}>
      {icon !== undefined && (
        <span className="parley-empty-state-icon">
          <Icon of={icon} size={20} />
        </span>
      )}
      <Heading className="parley-empty-state-heading">{heading}</Heading>
      {text !== undefined && <p className="parley-empty-state-text">{text}</p>}
      {children}
    </div>
  );
}
