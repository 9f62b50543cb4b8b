import { Menu } from 'lucide-react';
import { type MouseEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button, Dialog, DialogBody } from '../../src/admin.js';
import type { ConsoleWords } from './consoleWords.js';
import { areaIds, type SectionId, sectionAreas } from './sectionIds.js';
import { sections } from './sections.js';
import { useAccess } from './useAccess.js';
import type { ConsoleAddress } from './useConsoleAddress.js';

interface NavigationProps {
  readonly address: ConsoleAddress;
  readonly words: ConsoleWords;
  /** Receives the link to the current page. */
  readonly currentRef?: Ref<HTMLAnchorElement>;
}

/** The links to the pages that the user may open, by area. */
export function Navigation({ address: { section, deploymentId, hrefOf }, words, currentRef = showInSections }: NavigationProps) {
  const { isShown } = useAccess(deploymentId);
  const shown = areaIds.map((area) => ({ area, ids: sectionAreas[area].filter(isShown) })).filter(({ ids }) => ids.length > 0);
  return (
    <nav aria-label={words.pages} className="sections">
      {shown.map(({ area, ids }) => (
        <Area key={area} title={area === 'overview' ? undefined : words.areas[area]}>
          {ids.map((id: SectionId) => {
            const { Icon } = sections[id];
            const isCurrent = id === section;
            return (
              <a key={id} ref={isCurrent ? currentRef : undefined} href={hrefOf(id)} aria-current={isCurrent ? 'page' : undefined}>
                <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
                {words.sections[id][0]}
              </a>
            );
          })}
        </Area>
      ))}
    </nav>
  );
}

interface NavigationMenuProps extends Pick<NavigationProps, 'address' | 'words'> {
  /** Rendered above the links. */
  readonly children: ReactNode;
}

/** On a narrow page, the button that opens the links to the pages. */
export function NavigationMenu({ address, words, children }: NavigationMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const current = useRef<HTMLAnchorElement>(null);
  const closeAfterLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null && setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words.pages}
        title={words.pages}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" size={18} strokeWidth={1.5} />
      </Button>
      <Dialog size="drawer" title={words.pages} open={isOpen} onOpenChange={setOpen} initialFocus={current} className="pages-menu">
        <DialogBody onClick={closeAfterLink}>
          {children}
          <Navigation address={address} words={words} currentRef={current} />
        </DialogBody>
      </Dialog>
    </>
  );
}

/** The pages of one area, under its name. */
function Area({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  const id = useId();
  if (title === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-labelledby={id} className="area">
      <span id={id}>{title}</span>
      {children}
    </div>
  );
}

/** Only the column of pages scrolls, nothing around it, because the console can be in a frame. */
function showInSections(link: HTMLElement | null): void {
  const box = link?.closest<HTMLElement>('.sections');
  if (!link || !box) return;
  const [shown, all] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  // A visible link stays where it is, under the pointer that pressed it.
  if (shown.top < all.top || shown.bottom > all.bottom) box.scrollBy({ top: (shown.top + shown.bottom - all.top - all.bottom) / 2 });
}
