import type { Meta, StoryObj } from '@storybook/react-vite';
import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import rehypeRaw from 'rehype-raw';
import remarkMath from 'remark-math';
import { expect, waitFor } from 'storybook/test';
import { Markdown } from '../../src/chat/markdown/Markdown.js';
import type { MarkdownPlugins } from '../../src/chat/markdown/plugins/MarkdownPlugins.js';
import { CodeOrDiagram } from '../support/MermaidDiagram.js';
import { hostileAnswer } from '../support/markdownTexts.js';

const remarkPlugins = [remarkMath];
const rehypePlugins: MarkdownPlugins['rehypePlugins'] = [[rehypeKatex, { maxSize: 20, maxExpand: 200 }]];
const components = { code: CodeOrDiagram };

/** With plugins or components from the host, react-markdown is loaded and renders the text. */
const meta = {
  title: 'Text/Markdown plugins',
  component: Markdown,
} satisfies Meta<typeof Markdown>;

export default meta;

type Story = StoryObj<typeof meta>;

const forecast = `## How the forecast is made

Revenue of month $t$ is smoothed with $\\alpha = 0.3$, so that recent months count more; a month costs about $5 to compute.

$$
\\hat{y}_{t+1} = \\alpha \\, y_t + (1 - \\alpha) \\, \\hat{y}_t
$$

| Month | Revenue | Forecast |
|:--|--:|--:|
| April | 1,204 | $\\approx 1{,}190$ |
| May | 1,310 | $\\approx 1{,}226$ |

- The error is \`MAPE\` with $\\frac{1}{n}\\sum_t \\left| \\frac{y_t - \\hat{y}_t}{y_t} \\right|$.
`;

/** Formulas with `remark-math` and `rehype-katex`. */
export const Formulas: Story = {
  args: { text: forecast, remarkPlugins, rehypePlugins },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex').length).toBe(6));
    await expect(canvasElement.querySelectorAll('.katex-display')).toHaveLength(1);
    await expect(canvasElement).toHaveTextContent('about $5 to compute');
  },
};

/** Text that stops in the middle of a formula, which is shown once it is complete. */
export const IncompleteFormula: Story = {
  args: { text: forecast.slice(0, forecast.indexOf('(1 -')), isStreaming: true, remarkPlugins, rehypePlugins },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex').length).toBe(2));
    await expect(canvasElement).not.toHaveTextContent('\\hat');
  },
};

const pipeline = `The numbers come by this way:

\`\`\`mermaid
graph LR
  shop[Online shop] --> orders[(Orders)]
  stores[Stores] --> orders
  orders --> model{Data model}
  model --> report[Revenue report]
\`\`\`

The query behind it stays code:

\`\`\`sql
SELECT region, sum(revenue) FROM orders GROUP BY region;
\`\`\`
`;

/** Diagrams with a component for `code`, which leaves other languages to Parley. */
export const Diagrams: Story = {
  args: { text: pipeline, components },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(canvasElement.querySelectorAll('pre')).toHaveLength(1);
  },
};

/** An incomplete diagram is shown as code. */
export const IncompleteDiagram: Story = {
  args: { text: pipeline.slice(0, pipeline.indexOf('{Data')), isStreaming: true, components },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('pre')).toHaveTextContent('orders --> model'));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Even if a plugin parses HTML, no script runs, nothing is requested, and links follow the same rules. */
export const HostileHtml: Story = {
  args: { text: hostileAnswer.slice(hostileAnswer.indexOf('<img')), rehypePlugins: [rehypeRaw] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('<a href'));
    await expect(canvasElement.querySelectorAll('img, script, form, iframe')).toHaveLength(0);
    for (const link of canvasElement.querySelectorAll('a')) {
      await expect(link.href).toMatch(/^(https?:|mailto:)/);
      await expect(link.rel).toContain('noopener');
    }
  },
};
