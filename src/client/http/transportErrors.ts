import { ServiceError } from './ServiceError.js';

/** Nothing is sent: the service does not read the header of a service token there. */
export function chatTokenError(): ServiceError {
  return new ServiceError(
    'authentication',
    'A service token is for the chat alone: the management API does not accept it. Give createServiceClient `managementCredentials`, such as { kind: "bearer", token }.',
    { reason: 'chat-token', field: 'managementCredentials' },
  );
}

/** It is not followed. */
export function redirectError({ status }: Response, operation: string): ServiceError {
  return new ServiceError(
    'protocol',
    'The service answered with a redirect, which is not followed, since it could carry credentials elsewhere.',
    {
      status,
      operation,
    },
  );
}
