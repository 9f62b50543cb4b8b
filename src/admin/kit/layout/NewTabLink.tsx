import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { safeLinkUrl } from '../../../ui/text/safeUrl.js';

export interface NewTabLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** The address, checked with `webAddress` if it comes from the service. */
  href: string;
}

/** A link to another site that looks like a small button. It opens in a new tab, which has no access to this page. Renders an `<a>`. */
export function NewTabLink({ className, children, ...props }: NewTabLinkProps) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      data-slot="button"
      data-variant="outline"
      data-size="small"
      className={partClass('button', className)}
      {...props}
    >
      <Icon of={ExternalLink} />
      {children}
    </a>
  );
}

/** Returns an address that may be opened: http or https, without user info. Returns `undefined` for everything else. */
export function webAddress(url: string): string | undefined {
  const safe = safeLinkUrl(url);
  return safe !== undefined && /^https?:/i.test(safe) ? safe : undefined;
}
