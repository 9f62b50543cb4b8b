'use client';
import { useFormats } from '../../../react/language/useFormats.js';
import { useOutcomeToast } from '../../../ui/toasts/useOutcomeToast.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';

/** Returns a function that saves files and shows the outcome in a toast; a conflict is shown with its file instead. */
export function useSaveFiles(): (paths: readonly string[]) => Promise<void> {
  const { save: words } = useDataModelLabels();
  const { number } = useFormats();
  const { showSuccess, showFailure } = useOutcomeToast();
  const get = dataModelWidget.useGet();
  return async function saveFiles(paths) {
    const { model } = get();
    if (paths.length === 0 || !model.isEditable || model.isSaving) return;
    const outcome = await model.save(paths);
    if (outcome.kind === 'done') showSuccess(words.done(paths.length, number(paths.length)));
    if (outcome.kind === 'failed') showFailure(words.failed, outcome.error, () => void saveFiles(paths));
  };
}
