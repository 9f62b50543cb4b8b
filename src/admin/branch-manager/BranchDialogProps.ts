import type { BranchResponse } from '../../client/resources/branches.js';
import type { OpenProps } from '../kit/createWidget.js';

/** What the dialog of one branch takes. */
export interface BranchDialogProps extends OpenProps {
  branch: BranchResponse;
}
