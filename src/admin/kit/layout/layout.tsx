import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { Icon, type IconType } from '../../../ui/icon/Icon.js';

export interface StackProps extends ComponentProps<'div'> {
  /** The distance between the parts: `s` is 4 pixels, `l` 12 and `xl` 16. Default: 8 pixels. */
  gap?: 's' | 'l' | 'xl' | undefined;
}

/** Stacks parts vertically. Renders a `<div>`. */
export function Stack({ gap, className, ...props }: StackProps) {
  return <div className={classes('parley-stack', gap && `parley-gap-${gap}`, className)} {...props} />;
}

/** Parts side by side, which wrap. Renders a `<div>`. */
export function Line({ gap, className, ...props }: StackProps) {
  return <div className={classes('parley-line', gap && `parley-gap-${gap}`, className)} {...props} />;
}

/** Fields side by side, as many as fit. Renders a `<div>`. */
export function FieldGrid({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classes('parley-field-grid', className)} {...props} />;
}

/** A small muted text. Renders a `<p>`. */
export function Note({ className, ...props }: ComponentProps<'p'>) {
  return <p className={classes('parley-note', className)} {...props} />;
}

export interface RemarkProps extends ComponentProps<'p'> {
  /** The icon before the text. */
  icon: IconType;
  /** The color of the icon. Default: that of secondary text. */
  tone?: 'success' | 'warning' | 'danger' | undefined;
}

/** A short text after an icon. Renders a `<p>`. */
export function Remark({ icon, tone, className, children, ...props }: RemarkProps) {
  return (
    <p className={classes('parley-remark', className)} {...props}>
      <Icon of={icon} className={`parley-${tone ?? 'muted'}`} />
      <span>{children}</span>
    </p>
  );
}

export interface SectionProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** The heading, which names the section. */
  heading: string;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
}

/** A part of a page under its own heading. Renders a `<section>`. */
export function Section({ heading, actions, className, children, ...props }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes('parley-stack parley-gap-l', className)} {...props}>
      <Line className="parley-spread">
        <h3 id={headingId} className="parley-heading parley-small">
          {heading}
        </h3>
        {actions}
      </Line>
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
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

export interface PanesProps {
  /** The first pane: a list, or the narrower steps or navigation. The navigation is hidden in a narrow container. Default: `list`. */
  first?: 'list' | 'steps' | 'navigation' | undefined;
  /** The two panes. */
  children: ReactNode;
}

/**
 * A list and the details of its selected item next to each other, or one below the other in a container of less than 640 pixels.
 * Renders a `<div>`.
 */
export function Panes({ first = 'list', children }: PanesProps) {
  return (
    <div className="parley-panes">
      <div data-first={first}>{children}</div>
    </div>
  );
}

function classes(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
