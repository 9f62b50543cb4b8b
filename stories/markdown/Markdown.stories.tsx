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

/** Headings, lists, tables, code, quotes, tasks and footnotes, as an agent writes them. */
export const Answer: Story = {};

/** Text that stops in the middle of bold text, a link and a table shows no incomplete syntax. */
export const Streaming: Story = {
  args: { text: financeAnswer.slice(0, financeAnswer.indexOf('North** led') + 3), isStreaming: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('**');
  },
};

/** The header of a table is held back until the delimiter row arrives. */
export const IncompleteTable: Story = {
  tags: ['!autodocs'],
  args: { text: 'Revenue by region:\n\n| Region | Revenue |\n|:--', isStreaming: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('|');
  },
};

/** An open fence is shown as code at once. */
export const IncompleteCode: Story = {
  tags: ['!autodocs'],
  args: { text: 'The query:\n\n```sql\nSELECT region, sum(revenue)\nFROM orders\nGROUP BY 1\n``', isStreaming: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('`');
  },
};

/** HTML is shown as text, dangerous links are plain text, and no image is requested. */
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

/** Images load from the origins the host allows, here the origin of this page. */
export const AllowedImage: Story = {
  args: { text: imageFromHere(), allowedImageOrigins: [globalThis.location?.origin ?? ''] },
};

/** Each block takes the direction of its text; code stays left to right. */
export const RightToLeft: Story = { args: { text: arabicAnswer } };

/** Wide tables scroll in their own container. */
export const WideTable: Story = { args: { text: longTable } };

function imageFromHere(): string {
  return `A picture from this page:\n\n![A teal square](${globalThis.location?.origin ?? ''}/favicon.svg)`;
}
