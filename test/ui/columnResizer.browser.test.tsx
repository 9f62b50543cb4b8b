import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import '../../src/styles/styles.css';
import { findAxeViolations } from '../support/conformance.js';
import { englishInterface } from '../support/englishInterface.js';
import { createRenderCount } from '../support/RenderCount.js';
import { PeopleTable } from './support/PeopleTable.js';

const { of, reset, Counted } = createRenderCount();
const onWidths = vi.fn();

function Resizable({ direction = 'ltr', count = 3 }: { direction?: 'ltr' | 'rtl'; count?: number }) {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>();
  return (
    <div dir={direction} style={{ inlineSize: 800 }}>
      <Counted>
        <PeopleTable
          count={count}
          isSelectable
          columnWidths={widths}
          onColumnWidthsChange={(next) => {
            onWidths(next);
            setWidths(next);
          }}
          headerEnd={<button type="button">Options</button>}
          onSortChange={() => undefined}
        />
      </Counted>
    </div>
  );
}

function show(table: React.ReactElement) {
  onWidths.mockClear();
  render(table, { wrapper: englishInterface });
}

const border = (name: string) => screen.getByRole('separator', { name: `Resize ${name}` });
const header = (name: string) => screen.getByRole('columnheader', { name: name }).getBoundingClientRect();
const widthOf = (name: string) => header(name).width;
// The page may be scrolled sideways.
const endOf = (name: string) => header(name).right - screen.getByRole('table').getBoundingClientRect().left;

describe('the borders between columns', () => {
  it.each(['ltr', 'rtl'] as const)(
    'move with the arrow keys in reading direction, and keep the width of the table (%s)',
    async (direction) => {
      show(<Resizable direction={direction} />);
      const before = { name: widthOf('Name'), email: widthOf('Email'), age: widthOf('Age') };
      border('Name').focus();
      await userEvent.keyboard(direction === 'ltr' ? '{ArrowRight}{ArrowRight}' : '{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(Math.abs(widthOf('Name') - before.name - 32)).toBeLessThan(nearPx));
      expect(Math.abs(widthOf('Email') - before.email + 32)).toBeLessThan(nearPx);
      expect(Math.abs(widthOf('Age') - before.age)).toBeLessThan(nearPx);
      const box = document.querySelector('.parley-data-table-scroll');
      expect(box?.scrollWidth).toBe(box?.clientWidth);
      expect(border('Name')).toHaveAttribute(
        'aria-valuenow',
        String(Math.round((widthOf('Name') / (before.name + before.email + before.age)) * 100)),
      );
      expect(screen.queryByRole('separator', { name: 'Resize Age' })).toBeNull();
      expect(await findAxeViolations(document.body)).toEqual([]);
    },
  );

  it('follow the pointer, tell of the widths once, and do not sort', async () => {
    show(<Resizable count={10_000} />);
    const before = widthOf('Name');
    await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0'));
    const email = endOf('Email');
    const { left, top } = border('Name').getBoundingClientRect();
    await drag('Name', left, top, 80, '[/MouseLeft]');
    await waitFor(() => expect(onWidths).toHaveBeenCalledOnce());
    expect(widthOf('Name')).toBeGreaterThan(before + 60);
    expect(Math.abs(endOf('Email') - email)).toBeLessThan(nearPx);
  });

  it('leaves everything as it was where a drag is cancelled', async () => {
    show(<Resizable />);
    const before = widthOf('Name');
    const { left, top } = border('Name').getBoundingClientRect();
    await drag('Name', left, top, 100, '{Escape}');
    await waitFor(() => expect(widthOf('Name')).toBeCloseTo(before, 0));
    expect(onWidths).not.toHaveBeenCalled();
  });
});

/** Drags the border after a column, sees that it follows, and ends the drag by `keys`. */
async function drag(name: string, left: number, top: number, byPx: number, end: '[/MouseLeft]' | '{Escape}') {
  const user = userEvent.setup();
  const before = widthOf(name);
  reset();
  const coords = { clientX: left + byPx, clientY: top };
  await user.pointer([
    { target: border(name), keys: '[MouseLeft>]', coords: { clientX: left, clientY: top } },
    { target: border(name), coords },
  ]);
  await waitFor(() => expect(Math.abs(widthOf(name) - before - byPx)).toBeLessThan(nearPx));
  expect(onWidths).not.toHaveBeenCalled();
  expect(of('Row')).toBe(0);
  if (end === '{Escape}') await user.keyboard(end);
  await user.pointer({ target: border(name), keys: '[/MouseLeft]', coords });
}

/** Before the first border is moved, the columns of ticks and actions may be some pixels wider. */
const nearPx = 8;
