import { Badge } from '../../../src/components/primitives/Badge.js';
import { Button } from '../../../src/components/primitives/Button.js';
import { CopyButton } from '../../../src/components/primitives/CopyButton.js';
import { Disclosure } from '../../../src/components/primitives/Disclosure.js';
import { EmptyState } from '../../../src/components/primitives/EmptyState.js';
import { ErrorNotice } from '../../../src/components/primitives/ErrorNotice.js';
import { IconButton } from '../../../src/components/primitives/IconButton.js';
import { Menu } from '../../../src/components/primitives/Menu.js';
import { MenuItem } from '../../../src/components/primitives/MenuItem.js';
import { MenuList } from '../../../src/components/primitives/MenuList.js';
import { MenuTrigger } from '../../../src/components/primitives/MenuTrigger.js';
import { SegmentedControl, tabPanelProps } from '../../../src/components/primitives/SegmentedControl.js';
import { Skeleton } from '../../../src/components/primitives/Skeleton.js';
import { Spinner } from '../../../src/components/primitives/Spinner.js';
import { describePart } from '../../support/conformance.js';

describePart('Button', (props) => <Button {...props}>Ask</Button>, { slot: 'button' });
describePart('IconButton', (props) => <IconButton label="Close" {...props} />, { slot: 'button' });
describePart('CopyButton', (props) => <CopyButton text="SELECT 1" {...props} />, { slot: 'copy-button' });
describePart('Spinner', (props) => <Spinner {...props} />, { slot: 'spinner' });
describePart('Skeleton', (props) => <Skeleton {...props} />, { slot: 'skeleton' });
describePart('Badge', (props) => <Badge {...props}>New</Badge>, { slot: 'badge' });
describePart('ErrorNotice', (props) => <ErrorNotice kind="network" requestId="r-1" {...props} />, { slot: 'error' });
describePart('EmptyState', (props) => <EmptyState heading="Nothing yet" text="Ask something." {...props} />, { slot: 'empty-state' });
describePart('Disclosure', (props) => <Disclosure summary="Steps" defaultOpen {...props} />, { slot: 'disclosure' });
describePart(
  'SegmentedControl',
  (props) => <SegmentedControl label="View" options={views} value="chart" onValueChange={() => undefined} panelId="panel" {...props} />,
  {
    slot: 'segmented-control',
    wrapper: ({ children }) => (
      <>
        {children}
        <div {...tabPanelProps('panel', 'chart')}>Bars</div>
      </>
    ),
  },
);
describePart(
  'MenuList',
  (props) => (
    <MenuList label="Download" {...props}>
      <MenuItem onSelect={() => undefined}>CSV</MenuItem>
    </MenuList>
  ),
  {
    slot: 'menu',
    wrapper: ({ children }) => (
      <Menu defaultOpen>
        <MenuTrigger>Download</MenuTrigger>
        {children}
      </Menu>
    ),
  },
);

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];
