import type { BranchResponse } from '../../client/resources/branches.js';
import type { OpenProps } from '../kit/createWidget.js';

/** The props of a dialog about one branch. */
export interface BranchDialogProps extends OpenProps {
  /** The branch the dialog is about. */
  branch: BranchResponse;
}
