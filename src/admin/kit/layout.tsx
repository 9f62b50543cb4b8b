import { type ReactNode, useId } from 'react';

interface ChildrenProps {
  children: ReactNode;
}

/** Parts one below the other, with a gap. Renders a `<div>`. */
export function Stack({ children }: ChildrenProps) {
  return <div className="parley-stack">{children}</div>;
}

/** Parts beside each other, which wrap. Renders a `<div>`. */
export function Line({ children }: ChildrenProps) {
  return <div className="parley-line">{children}</div>;
}

/** A small muted text. Renders a `<p>`. */
export function Note({ id, children }: ChildrenProps & { id?: string | undefined }) {
  return (
    <p id={id} className="parley-note">
      {children}
    </p>
  );
}

export interface SectionProps extends ChildrenProps {
  /** The heading, which names the section. */
  heading: string;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
}

/** A part of a page under its own heading. Renders a `<section>`. */
export function Section({ heading, actions, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="parley-section">
      <div className="parley-section-line">
        <h3 id={headingId} className="parley-section-heading">
          {heading}
        </h3>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface FactsProps {
  /** Pairs of a term and its value. Pairs without a value are omitted. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms and their values in two aligned columns. Renders a `<dl>`. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="parley-facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== false)
        .map(([term, value]) => (
          <div key={term} className="parley-fact">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
