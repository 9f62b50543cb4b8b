import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createWidget, ReportList } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { createRenderCount } from '../../support/RenderCount.js';

interface CounterOptions {
  readonly start: number;
  readonly label?: string | undefined;
}

const counter = createWidget<CounterOptions, { count: number; add: () => void; label: string | undefined }, { kind: 'ask'; id: number }>({
  name: 'counter',
  root: 'CounterRoot',
  options: { start: true, label: true },
  useModel: useCounter,
  stateOf: ({ count }) => (count > 9 ? 'high' : 'low'),
  dataOf: ({ count }) => ({ 'data-count': String(count) }),
  subjectOf: ({ start }) => start,
});

function useCounter({ start, label }: CounterOptions) {
  const [count, setCount] = useState(start);
  return { count, label, add: () => setCount((before) => before + 1) };
}

const onCount = vi.fn();
const onLabel = vi.fn();

function Count() {
  const count = counter.useSelector(({ model }) => model.count);
  const get = counter.useGet();
  onCount(count);
  return (
    <button type="button" onClick={() => get().model.add()}>
      {count}
    </button>
  );
}

function Label() {
  const { label } = counter.useSelector(({ options }) => ({ label: options.label }));
  onLabel(label);
  return label;
}

it('passes its options to the model and all other props to its element', () => {
  render(<counter.Root start={9} label="Rows" id="rows" className="mine" title="Rows" />);
  const root = document.querySelector('[data-slot="counter"]');
  expect(root?.outerHTML).toBe(
    '<div data-slot="counter" data-state="low" data-count="9" class="parley parley-counter parley-widget mine" id="rows" title="Rows"></div>',
  );
});

it('rerenders a part only when the state it reads changes', async () => {
  render(
    <counter.Root start={9} label="Rows">
      <Count />
      <Label />
    </counter.Root>,
  );
  onCount.mockClear();
  onLabel.mockClear();
  await userEvent.click(screen.getByRole('button', { name: '9' }));
  expect(screen.getByRole('button', { name: '10' })).toBeVisible();
  expect(document.querySelector('[data-slot="counter"]')).toHaveAttribute('data-state', 'high');
  expect(onCount).toHaveBeenCalledExactlyOnceWith(10);
  expect(onLabel).not.toHaveBeenCalled();
});

it('resets when its subject changes', async () => {
  const count = <Count />;
  const { rerender } = render(<counter.Root start={1}>{count}</counter.Root>);
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  rerender(
    <counter.Root start={1} label="Other">
      {count}
    </counter.Root>,
  );
  expect(screen.getByRole('button', { name: '2' })).toBeVisible();
  rerender(<counter.Root start={5}>{count}</counter.Root>);
  expect(screen.getByRole('button', { name: '5' })).toBeVisible();
});

it('keeps the content of a closing dialog, and mounts that of the next one', () => {
  const dialogs = (
    <counter.DialogOf kind="ask">
      {({ id }, { open }) => (
        <>
          <input aria-label={`Answer ${id}`} />
          <p>{open ? 'open' : 'closed'}</p>
        </>
      )}
    </counter.DialogOf>
  );
  const { rerender } = render(
    <counter.Root start={1} dialog={{ kind: 'ask', id: 1 }}>
      {dialogs}
    </counter.Root>,
  );
  const input = screen.getByRole('textbox', { name: 'Answer 1' });
  rerender(
    <counter.Root start={1} dialog={null}>
      {dialogs}
    </counter.Root>,
  );
  expect(screen.getByText('closed')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Answer 1' })).toBe(input);
  rerender(
    <counter.Root start={1} dialog={{ kind: 'ask', id: 1 }}>
      {dialogs}
    </counter.Root>,
  );
  expect(screen.getByText('open')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Answer 1' })).not.toBe(input);
});

it('throws an error for a part outside its root', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ReportList.Footer />)).toThrow('The parts of report-list must be used inside <ReportList.Root>. Wrap them in it.');
});

it('rerenders only the search field of a list while the user types', async () => {
  const { of, reset, Counted } = createRenderCount();
  const { wrapper: World, queryClient } = startWorld();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <World>
      <Counted>{children}</Counted>
    </World>
  );
  render(<ReportList deploymentId={1} pageSize={5} />, { wrapper });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
  // Folders and workbooks come after the rows, and render what names them.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  reset();
  for (const value of ['m', 'ma', 'mar']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(of('SearchField')).toBe(3);
  const others = ['Rows', 'DataTable', 'Row', 'Footer', 'ReportOrder', 'ReportFolderFilter', 'ReportDocumentFilter'];
  expect(others.filter((name) => of(name) > 0)).toEqual([]);
});

it('keeps the named fields of each form, apart for each subject', async () => {
  function Note() {
    const note = counter.useFormMemory('note', ['text']);
    return (
      <button type="button" onClick={() => note.keep({ text: 'Total', password: 'secret' })}>
        {JSON.stringify(note.read() ?? null)}
      </button>
    );
  }
  const show = (start: number) => (
    <counter.Root start={start}>
      <Note />
    </counter.Root>
  );
  const { rerender } = render(show(1));
  await userEvent.click(screen.getByRole('button'));
  rerender(show(2));
  expect(screen.getByRole('button')).toHaveTextContent('null');
  rerender(show(1));
  expect(screen.getByRole('button')).toHaveTextContent('{"text":"Total"}');
});

describe('a prop named like an event', () => {
  const list = createWidget<{ readonly onRenamed?: () => void; readonly onDeleted?: () => void }, null>({
    name: 'list',
    root: 'List',
    options: { onRenamed: true, onDeleted: true },
    useModel: () => null,
    stateOf: () => 'ready',
  });

  it('is reported once if the widget has no such event, with the nearest one', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const misspelt: object = { onRename: () => {} };
    const { rerender } = render(<list.Root {...misspelt} />);
    rerender(<list.Root {...misspelt} />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Parley: <List> has no event onRename, so its handler is never called. Did you mean onRenamed?',
    );
    const unlikeAny: object = { onBeforeUploadAll: () => {} };
    rerender(<list.Root {...unlikeAny} />);
    expect(warn).toHaveBeenLastCalledWith('Parley: <List> has no event onBeforeUploadAll, so its handler is never called.');
  });

  it('is not reported if it belongs to the widget, its dialogs or the element', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const handler = () => {};
    const events = { onRenamed: handler, onDeleted: handler, onDialogChange: handler };
    const domEvents = {
      onClick: handler,
      onDoubleClick: handler,
      onKeyDownCapture: handler,
      onCompositionEnd: handler,
      onTouchStart: handler,
    };
    const pointerEvents = { onGotPointerCapture: handler, onPointerEnter: handler, onTransitionEnd: handler, onAnimationEnd: handler };
    render(<list.Root {...events} {...domEvents} {...pointerEvents} />);
    expect(warn).not.toHaveBeenCalled();
  });
});
