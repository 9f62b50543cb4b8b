'use client';

import { useId, useRef } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { Dialog, DialogBody } from '../dialog/Dialog.js';
import type { DialogProps } from '../dialog/DialogProps.js';
import type { KeyLabels } from '../shortcuts/labels/KeyLabels.js';
import { useIsAppleDevice } from '../shortcuts/useIsAppleDevice.js';
import { useKeyLabels } from '../shortcuts/useKeyLabels.js';
import { useMergedRef } from '../useMergedRef.js';

/** Shortcuts under one heading. */
export interface KeyGroup {
  /** The heading. */
  readonly title: string;
  /** The keys, in the order shown. */
  readonly keys: readonly KeyMeaning[];
}

/** Keys with the same effect, and what they do. */
export interface KeyMeaning {
  /** As on the keyboard: `['↑', '↓']`. */
  readonly keys: readonly string[];
  /** What they do. */
  readonly meaning: string;
}

export interface KeyboardHelpProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'className' | 'ref'> {
  /** The shortcuts of your app, listed before those of the widgets. */
  groups?: readonly KeyGroup[] | undefined;
}

/** A dialog that lists the keyboard shortcuts of an app and of the widgets in it. Renders a `<div role="dialog">`. */
export function KeyboardHelp({ groups = [], ref, ...props }: KeyboardHelpProps) {
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(popup, ref);
  const words = useKeyLabels();
  const { direction } = useBaseLabels();
  const isApple = useIsAppleDevice();
  return (
    // The dialog itself gets the focus, because the tooltip of its button would cover it.
    <Dialog ref={mergedRef} initialFocus={popup} title={words.title} data-slot="keyboard-help" {...props}>
      {/* It scrolls, and has no control inside. */}
      <DialogBody tabIndex={0} className="parley-keyboard-help-body">
        {[...groups, ...keysOfWidgets(words, isApple, direction === 'rtl')].map((group) => (
          <Keys key={group.title} {...group} />
        ))}
      </DialogBody>
    </Dialog>
  );
}

function Keys({ title, keys }: KeyGroup) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="parley-keyboard-help-heading">
        {title}
      </h3>
      <dl className="parley-keyboard-help-list">
        {keys.map(({ keys: pressed, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd dir="ltr">
              {pressed.map((key) => (
                <kbd key={key} className="parley-key">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function keysOfWidgets(words: KeyLabels, isApple: boolean, isRtl: boolean): KeyGroup[] {
  const [expand, collapse] = isRtl ? ['←', '→'] : ['→', '←'];
  return [
    {
      title: words.everywhere,
      keys: [
        { keys: [words.escape], meaning: words.close },
        { keys: ['↑', '↓'], meaning: words.moveInMenu },
        { keys: [words.letters], meaning: words.jump },
        { keys: [words.home, words.end], meaning: words.firstOrLast },
      ],
    },
    {
      title: words.tables,
      keys: [
        { keys: [words.space], meaning: words.select },
        { keys: [`${words.shift}+${words.space}`], meaning: words.selectRange },
        { keys: ['←', '→'], meaning: words.resizeColumn },
      ],
    },
    {
      title: words.trees,
      keys: [
        { keys: [expand], meaning: words.expand },
        { keys: [collapse], meaning: words.collapse },
        { keys: [words.enter], meaning: words.open },
      ],
    },
    { title: words.texts, keys: [{ keys: [`${isApple ? '⌘' : words.control}+${words.enter}`], meaning: words.send }] },
  ];
}
