'use client';

import { Combobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { searchKey } from '../../react/text/searchText.js';
import { TopLayer } from '../dialog/TopLayer.js';
import { Icon } from '../icon/Icon.js';
import { SelectValue, selectButtonClass } from '../select/SelectButton.js';
import type { SelectPartsProps } from '../select/SelectPartsProps.js';
import { actionPosition, type SelectItem } from '../select/selectItems.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import { useOverlayLayer } from './useOverlayLayer.js';

/** A select with a field that narrows its options. An option that runs an action stays, whatever is typed. */
export function SearchSelect({ isOpen, onOpenChange, items, current, label, placeholder, search, onSelect, button }: SelectPartsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const changeLayer = useOverlayLayer(layer, isOpen, (next) => onOpenChange(next));
  const common = useCommonAdminLabels();
  const { common: base } = useBaseLabels();
  const { number } = useFormats();
  const own = useState('');
  const [text, setText] = search === undefined ? own : [search.text, search.setText];
  function isShown(item: SelectItem, query: string): boolean {
    // The service has searched already. The chosen option is included only so that the button can show its name.
    const isFound = search !== undefined && item.value !== current?.value;
    return isFound || item.value === actionPosition || searchKey(item.label).includes(searchKey(query));
  }
  const hiddenCount = isOpen ? Math.max(0, items.filter((item) => isShown(item, text)).length - mostShown) : 0;
  return (
    <Combobox.Root
      items={items}
      limit={mostShown}
      filter={isShown}
      autoHighlight
      open={isOpen}
      onOpenChange={changeLayer}
      inputValue={text}
      onInputValueChange={(next) => setText(next)}
      value={current ?? null}
      isItemEqualToValue={(one: SelectItem, other: SelectItem) => one.value === other.value}
      onValueChange={(item: SelectItem | null) => item !== null && onSelect(item.value)}
      disabled={button.disabled}
    >
      <Combobox.Trigger {...button} className={selectButtonClass}>
        <SelectValue current={current} placeholder={placeholder} />
      </Combobox.Trigger>
      <TopLayer ref={layer} isShown={isOpen} className="parley-popover-layer" />
      <Combobox.Portal container={layer}>
        <Combobox.Positioner align="start" sideOffset={4} collisionPadding={8} className="parley-popover-place">
          <Combobox.Popup aria-label={label} className="parley-menu parley-select-popup">
            <div className="parley-select-search">
              <Icon of={Search} />
              <Combobox.Input aria-label={common.search} placeholder={common.search} spellCheck={false} className="parley-select-input" />
            </div>
            <Combobox.Empty className="parley-select-note">
              {search?.isPending === true ? base.loading : common.nothingFound}
            </Combobox.Empty>
            <Combobox.List aria-label={label} className="parley-select-list">
              {(item: SelectItem) => (
                <Combobox.Item key={item.value} value={item} className="parley-menu-item parley-select-option">
                  <bdi>{item.label}</bdi>
                  <Combobox.ItemIndicator className="parley-select-check">
                    <Icon of={Check} size={14} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
            {hiddenCount > 0 && <p className="parley-select-note">{common.andMore(hiddenCount, number(hiddenCount))}</p>}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** So many options keep the list fast; the search finds the others. */
const mostShown = 200;
