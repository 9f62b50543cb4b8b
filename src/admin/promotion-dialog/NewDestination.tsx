'use client';

import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button/Button.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { hasNone, MoreChoices } from './MoreChoices.js';
import { usePromotion } from './PromotionContext.js';
import { usePromotionWords } from './usePromotionWords.js';

/** The deployment and folder of a workbook that the promotion creates. */
export function NewDestination() {
  const { destinations } = usePromotion();
  const { words } = usePromotionWords();
  const { deployments, chosen, chooseDeployment } = destinations;
  const deploymentId = chosen?.kind === 'new' ? chosen.deploymentId : undefined;
  return (
    <div className="parley-promotion-new">
      <SelectField
        label={words.destination.deployment}
        value={deploymentId ?? ''}
        onChange={({ target }) => chooseDeployment(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{words.destination.chooseDeployment}</option>
        {deployments.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <MoreChoices list={deployments} />
      {deploymentId !== undefined && <FolderChoice />}
    </div>
  );
}

/** Chooses a folder level by level. The last folder of the path is chosen. */
function FolderChoice() {
  const { destinations } = usePromotion();
  const { words } = usePromotionWords();
  const { folders, folderPath, chooseFolder } = destinations;
  const labelId = useId();
  const way = [{ id: undefined, name: words.destination.topLevel }, ...folderPath];
  return (
    <>
      <div className="parley-field">
        <span id={labelId} className="parley-field-label">
          {words.destination.folder}
        </span>
        <ol aria-labelledby={labelId} className="parley-promotion-way">
          {way.map(({ id, name }, depth) => (
            <li key={id ?? 'top'} className="parley-promotion-way-part">
              {depth > 0 && <Icon of={ChevronRight} size={14} className="parley-promotion-step-arrow" />}
              {depth === way.length - 1 ? (
                <span aria-current="location" className="parley-promotion-way-end">
                  {name}
                </span>
              ) : (
                <Button variant="quiet" size="small" onClick={() => chooseFolder(folderPath.slice(0, depth))}>
                  {name}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
      {!hasNone(folders) && folders.state.status !== 'loading' && (
        <SelectField
          label={words.destination.chooseFolder}
          isLabelHidden
          value=""
          onChange={({ target }) => {
            const folder = folders.items.find(({ id }) => id === Number(target.value));
            if (folder !== undefined) chooseFolder([...folderPath, folder]);
          }}
        >
          <option value="">{words.destination.chooseFolder}</option>
          {folders.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <MoreChoices list={folders} />
    </>
  );
}
