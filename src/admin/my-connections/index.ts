export {
  MyConnections,
  MyConnectionsFooter,
  type MyConnectionsProps,
  MyConnectionsRoot,
  MyConnectionsRows,
  MyConnectionsSearch,
  MyConnectionsToolbar,
  useMyConnectionLabels,
  useMyConnections,
} from './MyConnections.js';
