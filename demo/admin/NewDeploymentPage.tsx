import { createContext, useContext } from 'react';
import { type DeploymentStepDetails, DeploymentWizard } from '../../src/admin.js';
import type { PageProps } from './pages.js';
import type { SectionId } from './sectionIds.js';

export function NewDeploymentPage({ address, words }: PageProps) {
  return (
    <PageOf value={{ address, words }}>
      <DeploymentWizard
        deploymentId={address.id('setup') ?? null}
        onDeploymentIdChange={(setup) => address.change({ setup })}
        onReady={({ id }) => location.assign(hrefOf('deployment', id, address))}
        StepDetails={StepLink}
      />
    </PageOf>
  );
}

type Page = Pick<PageProps, 'address' | 'words'>;

/** The console around the details of a step. */
const PageOf = createContext<Page | undefined>(undefined);

/** A link to the page where the work of the step is done. */
function StepLink({ deployment: { id, creationStep } }: DeploymentStepDetails) {
  const page = useContext(PageOf);
  const section = Object.entries(pageOfStep).find(([step]) => step === creationStep)?.[1];
  if (page === undefined || section === undefined) return null;
  return (
    <a href={hrefOf(section, id, page.address)} {...page.words.attributes}>
      {page.words.sections[section][0]}
    </a>
  );
}

const pageOfStep = { upload: 'modelFiles', databases: 'variables', schema: 'modelFiles' } as const satisfies Record<string, SectionId>;

/** Returns the URL of a console page for a deployment other than the chosen one. */
function hrefOf(section: SectionId, deploymentId: number, { look }: PageProps['address']): string {
  const params = new URLSearchParams({ deployment: String(deploymentId) });
  for (const [name, value] of Object.entries(look)) if (value !== undefined) params.set(name, value);
  return `#${section}?${params}`;
}
