import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useMemo, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { findMatches, LogLines, type LogMatch, LogViewer, type LogViewerProps, readLogLines } from '../../src/admin.js';
import { Button } from '../../src/ui/button/Button.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { colouredLines, hostileLines, manyLines } from './support/logEntries.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<LogViewerProps & StageProps> = {
  title: 'Admin/Deployment/Logs',
  component: LogViewer,
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <LogViewer {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<LogViewerProps & StageProps>;

export const Following: Story = {
  name: 'Following the newest lines',
  async play({ canvasElement }) {
    const box = await logOf(canvasElement);
    await waitFor(() => expect(distanceToEnd(box)).toBeLessThan(4));
    await expect(within(canvasElement).getByText('Following')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="log-line"]').length).toBeLessThan(150);
  },
};

export const Paused: Story = {
  name: 'Paused by scrolling up',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await pauseByWheel(canvasElement);
    await expect(await within(canvasElement).findByText('Paused')).toBeVisible();
    await expect(within(canvasElement).getByText(/new lines$/, { selector: '.parley-log-resume' })).toBeVisible();
  },
};

export const Resumed: Story = {
  name: 'Following again from the end',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const box = await pauseByWheel(canvasElement);
    // The end keeps moving while lines arrive.
    await waitFor(() => {
      box.scrollTop = box.scrollHeight;
      return expect(within(canvasElement).getByText('Following')).toBeVisible();
    });
  },
};

export const Wrapped: Story = {
  name: 'Wrapped lines',
  args: { defaultWrapped: true, defaultFilters: { container: 'MAIN' } },
  async play({ canvasElement }) {
    await logOf(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Searching: Story = {
  name: 'Searching, without jumping',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const box = await logOf(canvasElement);
    await waitFor(() => expect(distanceToEnd(box)).toBeLessThan(4));
    fireEvent.change(within(canvasElement).getByRole('searchbox'), { target: { value: 'slow QUERY' } });
    await expect(await within(canvasElement).findByText(/^[\d,]+ matches$/)).toBeVisible();
    await expect(distanceToEnd(box)).toBeLessThan(4);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Previous match' }));
    const count = await within(canvasElement).findByText(/^[\d,]+ of [\d,]+$/);
    await expect(count).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('mark[data-current]')).toBeVisible());
    await expect(within(canvasElement).getByText('Paused')).toBeVisible();
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  tags: ['!autodocs'],
  args: { defaultSearch: 'zebra' },
  async play({ canvasElement }) {
    await logOf(canvasElement);
    await expect(await within(canvasElement).findByText('No matches')).toBeVisible();
  },
};

export const Filtered: Story = {
  name: 'One container of production',
  args: { defaultFilters: { source: 'production', container: 'api-proxy' } },
  async play({ canvasElement }) {
    const box = await logOf(canvasElement);
    await waitFor(() => expect(box).toHaveTextContent('/load'));
    await expect(box).not.toHaveTextContent('Query completed');
  },
};

export const Colours: StoryObj = {
  name: 'Colours in each theme',
  render: () => <LogLines lines={readLogLines(colouredLines, 0)} style={logHeight(360)} />,
};

export const Hostile: StoryObj = {
  name: 'Hostile lines',
  tags: ['!dev', '!autodocs'],
  render: () => <LogLines lines={readLogLines(hostileLines, 0)} isWrapped style={logHeight(420)} />,
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/more characters/)).toBeInTheDocument();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};

export const HundredThousand: StoryObj = {
  name: '100,000 lines',
  tags: ['!autodocs'],
  render: () => <ManyLines />,
  async play({ canvasElement }) {
    const box = await logOf(canvasElement);
    await waitFor(() => expect(box).toHaveTextContent('request 99999 done'));
    await expect(canvasElement.querySelectorAll('[data-slot="log-line"]').length).toBeLessThan(150);
    fireEvent.change(screen.getByRole('textbox', { name: 'Find' }), { target: { value: 'request 777' } });
    await expect(await screen.findByText('111 found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first' }));
    await waitFor(() => expect(canvasElement.querySelector('mark[data-current]')).toBeVisible());
    await waitFor(() => expect(box).toHaveTextContent('request 777 done'));
    await expect(canvasElement.querySelectorAll('[data-slot="log-line"]').length).toBeLessThan(150);
  },
};

function ManyLines() {
  const lines = useMemo(() => readLogLines(manyLines(100_000), 0), []);
  const [query, setQuery] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const [current, setCurrent] = useState<LogMatch>();
  const matches = useMemo(() => findMatches(lines, query), [lines, query]);
  return (
    <div className="parley" style={{ display: 'grid', gap: 12 }}>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', margin: 0 }}>
        <input
          aria-label="Find"
          placeholder="Find"
          className="parley-input"
          style={{ inlineSize: 180 }}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button
          onClick={() => {
            setFollowing(false);
            setCurrent(matches[0]);
          }}
        >
          Go to the first
        </Button>
        <span>{matches.length} found</span>
      </p>
      <LogLines
        lines={lines}
        matches={matches}
        currentMatch={current}
        isFollowing={isFollowing}
        onFollowingChange={setFollowing}
        style={logHeight(480)}
      />
    </div>
  );
}

function logHeight(px: number) {
  // React's style types do not include custom properties.
  return { '--parley-log-height': `${px}px` } as CSSProperties;
}

async function logOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  const box = await within(canvasElement).findByRole('log');
  await waitFor(() => expect(box.querySelector('[data-slot="log-line"]')).not.toBeNull());
  return box;
}

async function pauseByWheel(canvasElement: HTMLElement): Promise<HTMLElement> {
  const box = await logOf(canvasElement);
  await waitFor(() => expect(box.scrollTop).toBeGreaterThan(4_000));
  fireEvent.wheel(box, { deltaY: -400 });
  box.scrollTop -= 400;
  return box;
}

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}
