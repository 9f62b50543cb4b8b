'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLatest } from '../../../react/state/useLatest.js';
import { Select } from '../../../ui/select/Select.js';

export interface SectionedPageProps<Id extends string> {
  /** The accessible name of the navigation. */
  label: string;
  /** The sections in the order of the page. Each is an element with its id as `data-section`, and can receive the focus. */
  sections: readonly PageSection<Id>[];
  /** The section that was chosen last or contains the focus. */
  current: Id | undefined;
  /** Called when the user chooses a section, or moves the focus into another one. */
  onCurrentChange: (id: Id) => void;
  /** The sections. */
  children: ReactNode;
}

/** A section of a long page. */
interface PageSection<Id extends string> {
  /** Identifies the section. */
  readonly id: Id;
  /** The text of its link. */
  readonly label: string;
}

/**
 * A long page with section navigation beside it, or a select above it in a container narrower than 640 pixels. Scrolls to the current
 * section. Renders a `<div>`.
 */
export function SectionedPage<Id extends string>({ label, sections, current, onCurrentChange, children }: SectionedPageProps<Id>) {
  const content = useRef<HTMLDivElement>(null);
  /** The section that the page was last scrolled to, or that the user has moved to. */
  const shown = useRef<Id>(undefined);
  const latest = useLatest(onCurrentChange);

  useEffect(() => {
    if (current === undefined || current === shown.current) return;
    shown.current = current;
    sectionIn(content.current, current)?.scrollIntoView?.({ block: 'start' });
  }, [current]);

  // The focus moves in the content, which the caller renders.
  useEffect(() => {
    const element = content.current;
    const follow = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-section]')?.dataset.section : undefined;
      if (id === undefined || id === shown.current) return;
      // Sections have these ids.
      shown.current = id as Id;
      latest.current(id as Id);
    };
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [latest]);

  function show(id: Id): void {
    const section = sectionIn(content.current, id);
    shown.current = id;
    section?.scrollIntoView?.({ block: 'start' });
    section?.focus({ preventScroll: true });
    onCurrentChange(id);
  }

  return (
    <div className="parley-sectioned">
      <div>
        <nav aria-label={label} className="parley-section-links">
          {sections.map(({ id, label: text }) => (
            <button key={id} type="button" aria-current={id === current || undefined} onClick={() => show(id)}>
              {text}
            </button>
          ))}
        </nav>
        <Select
          label={label}
          className="parley-section-choice"
          value={current ?? sections[0]?.id}
          options={sections.map(({ id, label: text }) => ({ value: id, label: text }))}
          onValueChange={(id) => id !== undefined && show(id)}
        />
        <div ref={content} className="parley-stack parley-section-content">
          {children}
        </div>
      </div>
    </div>
  );
}

function sectionIn(content: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return content?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
}
