import { resolve } from 'node:path';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ParleyProvider } from '../../src/index.js';
import { client, queryClient } from './examples/given.js';
import { writeExamples } from './examples/writeExamples.js';

const { examples } = writeExamples();

afterEach(() => queryClient.clear());

// `npm run check:examples` installs and opens the app of README.md, which asks a service over HTTP.
it.each(examples.filter(({ isComponent, page }) => isComponent && page !== 'README.md'))(
  'the example in $page, line $line, renders against the local service',
  async ({ path, code }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const module: Readonly<Record<string, ComponentType>> = await import(/* @vite-ignore */ resolve(path));
    const [, Example] = Object.entries(module).find(([name]) => name === 'default' || /^[A-Z]/.test(name)) ?? [];
    if (Example === undefined) throw new Error(`${path} exports no component.`);
    const { container } = render(<Example />, {
      wrapper: ({ children }) => (
        <ParleyProvider client={client} queryClient={queryClient} storage={null}>
          {children}
        </ParleyProvider>
      ),
    });
    if (!code.includes('return <></>')) await waitFor(() => expect(container).not.toBeEmptyDOMElement());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(logged.mock.calls.filter(([message]) => !isAboutJsdom(message))).toEqual([]);
  },
);

/** It does not know the element `<search>`. */
function isAboutJsdom(message: unknown): boolean {
  return String(message).includes('is unrecognized in this browser');
}
