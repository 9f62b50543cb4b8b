import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Markdown } from '../../src/chat/markdown/Markdown.js';
import { arabicAnswer, financeAnswer, hostileAnswer, longTable } from '../support/markdownTexts.js';

const meta = {
  title: 'Text/Markdown',
  component: Markdown,
  args: { text: financeAnswer },
} satisfies Meta<typeof Markdown>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Headings, lists, tables, code, quotes, tasks and notes, as an agent writes them. */
export const AnAnswer: Story = {};

/** A cut in the middle of bold text, a link and a table: nothing half-done shows. */
export const WhileItStreams: Story = {
  args: { text: financeAnswer.slice(0, financeAnswer.indexOf('North** led') + 3), isStreaming: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('**');
  },
};

/** A table begins: its head waits until it is known to be one. */
export const HalfATable: Story = {
  args: { text: 'Revenue by region:\n\n| Region | Revenue |\n|:--', isStreaming: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('|');
  },
};

/** An open fence is code at once. */
export const CodeStillArriving: Story = {
  args: { text: 'The query:\n\n```sql\nSELECT region, sum(revenue)\nFROM orders\nGROUP BY 1\n``', isStreaming: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('`');
  },
};

/** HTML is text, dangerous addresses are words, and no image is requested. */
export const HostileText: Story = {
  args: { text: hostileAnswer },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img, script, iframe, form, svg:not([aria-hidden])')).toHaveLength(0);
    for (const link of canvasElement.querySelectorAll('a')) {
      await expect(link.href).toMatch(/^(https?:|mailto:)/);
      await expect(link.rel).toContain('noopener');
    }
  },
};

/** Images load from the origins the host allows, here that of this page. */
export const AllowedImage: Story = {
  args: { text: imageFromHere(), allowedImageOrigins: [globalThis.location?.origin ?? ''] },
};

/** Each block takes the direction of its own words; code stays left to right. */
export const RightToLeft: Story = { args: { text: arabicAnswer } };

/** Wide tables scroll in their own box. */
export const WideTable: Story = { args: { text: longTable } };

function imageFromHere(): string {
  return `A picture from this page:\n\n![A teal square](${globalThis.location?.origin ?? ''}/favicon.svg)`;
}
