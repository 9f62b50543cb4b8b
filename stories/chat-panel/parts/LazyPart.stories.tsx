import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createLazyPart } from '../../../src/chat/panel/lazy/createLazyPart.js';
import { PartStage } from './PartStage.js';

/** The placeholder of results and tool call details until their code is loaded. */
const meta = { title: 'Chat/Parts/LazyPart' } satisfies Meta;

export default meta;

type Story = StoryObj;

const Loaded = () => <p>The result</p>;
const never = createLazyPart({ load: () => new Promise<typeof Loaded>(() => {}), className: 'parley-result-loading' });
const neverDetails = createLazyPart({ load: () => new Promise<typeof Loaded>(() => {}), className: 'parley-tool-loading' });

/** Has the height of a card with a table to avoid layout shifts. */
export const Loading: Story = {
  render: () => (
    <PartStage height={400}>
      <never.Part />
      <neverDetails.Part />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('[data-slot="part-loading"]'), (part) => part.getBoundingClientRect().height);
    await expect(heights).toEqual([240, 128]);
  },
};

const failing = createLazyPart({
  load: async (): Promise<typeof Loaded> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
  className: 'parley-result-loading',
});

/** Offers to retry if the code could not be loaded. */
export const LoadFailed: Story = {
  render: () => (
    <PartStage height={240}>
      <failing.Part />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
