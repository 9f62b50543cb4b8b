import { useDeployments } from '../../src/index.js';
import { Choice } from '../chrome/Choice.js';

/** The deployment that the widgets look at. */
export function DeploymentChoice({ deploymentId, onChoose }: { readonly deploymentId: number; readonly onChoose: (id: number) => void }) {
  const { data } = useDeployments();
  const choices = data?.items.map(({ id, name }): [string, string] => [String(id), name]) ?? [
    [String(deploymentId), `Deployment ${deploymentId}`],
  ];
  return <Choice label="Deployment" value={String(deploymentId)} choices={choices} onChoose={(id) => onChoose(Number(id))} />;
}
