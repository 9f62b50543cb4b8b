export { MyConnections, type MyConnectionsProps, useMyConnections } from './MyConnections.js';
