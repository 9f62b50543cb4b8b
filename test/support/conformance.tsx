import { render } from '@testing-library/react';
import axe from 'axe-core';
import { type CSSProperties, createRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

/** The native props that every part accepts and passes to its root element. Cast the ref if the root's type is narrower. */
export interface PartProps {
  // biome-ignore lint/suspicious/noExplicitAny: a ref to any kind of root element
  ref?: Ref<any>;
  id?: string;
  className?: string;
  style?: CSSProperties;
}

export interface PartOptions {
  /** The `data-slot` of the part's root element. */
  slot: string;
  /** Providers and the parts it must be inside. */
  wrapper?: (props: { children: ReactNode }) => ReactNode;
  /** Waits until the part has loaded its data. */
  ready?: () => Promise<unknown>;
}

/** The rules for all parts: `describePart('Composer', (props) => <Composer {...props} />, { slot: 'composer' })`. */
export function describePart(name: string, part: (props: PartProps) => ReactElement, { slot, wrapper, ready }: PartOptions): void {
  async function show(props: PartProps = {}): Promise<HTMLElement> {
    render(part(props), wrapper === undefined ? {} : { wrapper });
    await ready?.();
    const root = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    if (root === null) throw new Error(`${name} rendered no element with data-slot="${slot}".`);
    return root;
  }

  describe(`${name} as a part`, () => {
    it('passes the ref, class, style and other props of the host to its root element, and keeps its own classes', async () => {
      const ref = createRef<HTMLElement>();
      const style = { maxWidth: '321px' };
      const root = await show({ ref, className: 'of-the-host', style, id: 'chosen-by-the-host', ...{ 'data-of-the-host': 'yes' } });
      expect(ref.current).toBe(root);
      expect(root).toHaveClass('parley', `parley-${slot}`, 'of-the-host');
      expect(root.style.maxWidth).toBe('321px');
      expect(root).toHaveAttribute('id', 'chosen-by-the-host');
      expect(root).toHaveAttribute('data-of-the-host', 'yes');
    });

    it('has no axe violations', async () => {
      await show();
      expect(await findAxeViolations(document.body)).toEqual([]);
    });
  });
}

/** The violations that axe finds, one readable line each. Rules about whole pages do not apply to a part. */
export async function findAxeViolations(element: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'color-contrast': { enabled: !navigator.userAgent.includes('jsdom') },
    },
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
}
