import { useDeployments } from '../../src/data.js';
import { Choice } from '../chrome/Choice.js';

/** Chooses the deployment that the widgets show. */
export function DeploymentChoice({ label, deploymentId, onChoose }: DeploymentChoiceProps) {
  const { data } = useDeployments();
  const known = data?.items.map(({ id, name }): [string, string] => [String(id), name]) ?? [];
  // While they are loading, and where an address names one that is not there.
  const isKnown = known.some(([id]) => id === String(deploymentId));
  const choices: typeof known = isKnown ? known : [...known, [String(deploymentId), `${label} ${deploymentId}`]];
  return <Choice label={label} value={String(deploymentId)} choices={choices} onChoose={(id) => onChoose(Number(id))} />;
}

interface DeploymentChoiceProps {
  readonly label: string;
  readonly deploymentId: number;
  readonly onChoose: (id: number) => void;
}
