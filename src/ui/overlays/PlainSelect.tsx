'use client';

import { Select as BaseSelect } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { TopLayer } from '../dialog/TopLayer.js';
import { Icon } from '../icon/Icon.js';
import { SelectValue, selectButtonClass } from '../select/SelectButton.js';
import type { SelectPartsProps } from '../select/SelectPartsProps.js';
import { useOverlayLayer } from './useOverlayLayer.js';

/** A select whose options are in view at once. Letters move to the option that begins with them. */
export function PlainSelect({ isOpen, onOpenChange, items, current, label, placeholder, onSelect, button }: SelectPartsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const changeLayer = useOverlayLayer(layer, isOpen, (next) => onOpenChange(next));
  return (
    <BaseSelect.Root
      modal={false}
      open={isOpen}
      onOpenChange={changeLayer}
      items={items}
      value={current?.value ?? null}
      onValueChange={(position) => position !== null && onSelect(position)}
      disabled={button.disabled}
    >
      <BaseSelect.Trigger {...button} className={selectButtonClass}>
        <SelectValue current={current} placeholder={placeholder} />
      </BaseSelect.Trigger>
      <TopLayer ref={layer} isShown={isOpen} className="parley-popover-layer" />
      <BaseSelect.Portal container={layer}>
        <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={4} collisionPadding={8} className="parley-popover-place">
          <BaseSelect.Popup className="parley-menu parley-select-popup">
            <BaseSelect.List aria-label={label} className="parley-select-list">
              {items.map((item) => (
                <BaseSelect.Item key={item.value} value={item.value} className="parley-menu-item parley-select-option">
                  <BaseSelect.ItemText render={<bdi />}>{item.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator className="parley-select-check">
                    <Icon of={Check} size={14} />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
