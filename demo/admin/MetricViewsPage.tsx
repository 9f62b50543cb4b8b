import { type MetricViewPart, MetricViewStudio } from '../../src/admin.js';
import type { PageProps } from './pages.js';

export function MetricViewsPage({ deploymentId, guard, address }: PageProps) {
  const [part] = address.choices('part', parts);
  return (
    <MetricViewStudio
      deploymentId={deploymentId}
      dataSources={dataSources}
      dataSourceName={address.text('source') ?? 'default'}
      onDataSourceNameChange={(source) => address.change({ source, preview: undefined })}
      part={part ?? 'preview'}
      onPartChange={(next) => address.change({ part: next }, 'replace')}
      previewId={address.text('preview') ?? null}
      onPreviewIdChange={(preview) => address.change({ preview })}
      leaveGuard={guard}
    />
  );
}

const parts: readonly MetricViewPart[] = ['preview', 'publication'];

/** The data sources of the demo’s data model, which the service does not list. */
const dataSources = ['default', 'lakehouse'];
