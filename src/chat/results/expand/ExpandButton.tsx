'use client';

import { Columns2, Maximize2, X } from 'lucide-react';
import { use } from 'react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useViewingLabels } from '../../hooks/useViewingLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import { OtherResultsContext } from './OtherResultsContext.js';
import { StageContext, type StageState } from './StageContext.js';

/** Expands the surrounding result, closes it, and compares it with another one. Renders its buttons without a wrapper. */
export function ExpandButton() {
  const words = useViewingLabels();
  const { common } = useLabels();
  const stage = use(StageContext);
  const isHidden = useHidden('fullscreen');
  if (stage === undefined) return null;
  if (stage.kind === 'compared') return <IconButton icon={X} label={words.stopComparing} size="small" onClick={stage.stop} />;
  const { isExpanded, toggle } = stage;
  // An expanded result can always be closed.
  if (isHidden && !isExpanded) return null;
  return (
    <>
      {isExpanded && <CompareMenu stage={stage} />}
      <IconButton
        icon={isExpanded ? X : Maximize2}
        label={isExpanded ? common.close : words.expand}
        size="small"
        data-slot="expand"
        aria-haspopup={isExpanded ? undefined : 'dialog'}
        onClick={toggle}
      />
    </>
  );
}

function CompareMenu({ stage: { compared, compareWith } }: { stage: StageState & { kind: 'own' } }) {
  const { compareWith: label } = useViewingLabels();
  const results = use(OtherResultsContext)?.list() ?? [];
  if (results.length === 0) return null;
  return (
    <Menu>
      <MenuIconTrigger icon={Columns2} label={label} size="small" />
      <MenuList label={label} align="end">
        {results.map(({ id, title }) => (
          <MenuItem key={id} isChosen={id === compared} onSelect={() => compareWith(id)}>
            <bdi className="parley-compared-title">{title}</bdi>
          </MenuItem>
        ))}
      </MenuList>
    </Menu>
  );
}
