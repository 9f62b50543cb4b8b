import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LogFooter, LogLines, LogOutput, LogToolbar, LogViewer, LogViewerRoot, readLogLines } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { englishInterface } from '../../support/englishInterface.js';

function InWorld({ children }: { children: ReactNode }) {
  const { wrapper: Wrapper } = startWorld();
  return <Wrapper>{children}</Wrapper>;
}

function InViewer({ children }: { children: ReactNode }) {
  return (
    <InWorld>
      <LogViewerRoot deploymentId={1}>{children}</LogViewerRoot>
    </InWorld>
  );
}

const read = () => screen.findByRole('log');

describePart('LogViewer', (props) => <LogViewer deploymentId={1} {...props} />, { slot: 'log-viewer', wrapper: InWorld, ready: read });
describePart('LogToolbar', (props) => <LogToolbar {...props} />, { slot: 'toolbar', wrapper: InViewer });
describePart('LogOutput', (props) => <LogOutput {...props} />, { slot: 'log-lines', wrapper: InViewer, ready: read });
describePart('LogFooter', (props) => <LogFooter {...props} />, {
  slot: 'log-footer',
  wrapper: InViewer,
  ready: () => screen.findByRole('button', { name: 'Wrap lines' }),
});
describePart(
  'LogLines',
  (props) => <LogLines lines={readLogLines([{ pod: 'api', date: '2026-11-21T10:00:00Z', message: 'started' }], 0)} {...props} />,
  { slot: 'log-lines', wrapper: englishInterface },
);
