import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { takeEscape } from '../../../src/ui/layers/takeEscape.js';
import { useLayer } from '../../../src/ui/layers/useLayer.js';

const closed: string[] = [];

function Layer({ name, children }: { name: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const layer = useLayer(box, isOpen, () => {
    closed.push(name);
    setOpen(false);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a layer
    <div ref={box} onKeyDown={layer.onKeyDown}>
      <input aria-label={name} />
      {children}
    </div>
  );
}

/** Shows one layer in another, and records what the page hears. */
function show(inside?: ReactNode) {
  closed.length = 0;
  const heard: string[] = [];
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the page
    <div onKeyDown={({ key }) => heard.push(key)}>
      <Layer name="outer">
        <Layer name="inner">{inside}</Layer>
      </Layer>
    </div>,
  );
  return heard;
}

it('gives Escape to the innermost layer with the focus, and to nothing else', () => {
  const heard = show();
  expect(fireEvent.keyDown(screen.getByLabelText('inner'), { key: 'Escape' })).toBe(false);
  expect(closed).toEqual(['inner']);
  expect(heard).toEqual([]);
});

it('gives Escape to the innermost layer, one by one, if nothing has the focus', async () => {
  const heard = show();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(closed).toEqual(['inner', 'outer']);
  expect(heard).toEqual([]);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

it('closes nothing with a key that something inside has handled', () => {
  show(<input aria-label="field" onKeyDown={(event) => event.preventDefault()} />);
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Escape' });
  expect(closed).toEqual([]);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('closes nothing with a key of an input method: %j', (init) => {
  show();
  fireEvent.keyDown(screen.getByLabelText('inner'), { key: 'Escape', ...init });
  fireEvent.keyDown(document.body, { key: 'Escape', ...init });
  expect(closed).toEqual([]);
});

it('leaves other keys alone', () => {
  const heard = show();
  expect(fireEvent.keyDown(screen.getByLabelText('inner'), { key: 'Enter' })).toBe(true);
  expect(heard).toEqual(['Enter']);
  expect(takeEscape(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(false);
});
