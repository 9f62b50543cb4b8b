/** A run from beginning to end, about twenty seconds in all; the history calls a group of stages a phase. */
const transformStages: readonly TransformStage[] = [
  { name: 'INITIALIZING', phase: null, durationMs: 1_000, message: 'Preparing the run' },
  { name: 'CREATING_SANDBOX', phase: null, durationMs: 3_000, message: 'Starting a sandbox' },
  { name: 'UPLOADING_PROJECT', phase: 'repo-clone', durationMs: 2_500, message: 'Copying the project' },
  { name: 'INSTALLING_DEPENDENCIES', phase: 'transform-deps', durationMs: 3_000, message: 'Installing dependencies' },
  { name: 'RUNNING_TRANSFORM_DEPS', phase: 'transform-deps', durationMs: 2_000, message: 'Resolving the packages of the project' },
  { name: 'COMPILING_TRANSFORM', phase: 'transform-compile', durationMs: 4_500, message: 'Compiling the project' },
  { name: 'PROCESSING_MANIFEST', phase: 'manifest-processing', durationMs: 2_000, message: 'Reading the manifest' },
  { name: 'WRITING_SERVICE_FILES', phase: 'file-writing', durationMs: 1_500, message: 'Writing the data model' },
  { name: 'FINALIZING', phase: null, durationMs: 500, message: 'Finishing' },
];

export interface TransformStage {
  readonly name: TransformStageName;
  readonly phase: string | null;
  readonly durationMs: number;
  readonly message: string;
}

export type TransformStageName =
  | 'INITIALIZING'
  | 'CREATING_SANDBOX'
  | 'UPLOADING_PROJECT'
  | 'INSTALLING_DEPENDENCIES'
  | 'RUNNING_TRANSFORM_DEPS'
  | 'COMPILING_TRANSFORM'
  | 'PROCESSING_MANIFEST'
  | 'WRITING_SERVICE_FILES'
  | 'FINALIZING';

/** A manifest is compiled already, so nothing is cloned, installed or compiled. */
export function stagesOf(source: 'git' | 'manifest'): readonly TransformStage[] {
  return source === 'git' ? transformStages : transformStages.filter(({ name }) => manifestStages.includes(name));
}

const manifestStages: readonly TransformStageName[] = ['INITIALIZING', 'PROCESSING_MANIFEST', 'WRITING_SERVICE_FILES', 'FINALIZING'];
