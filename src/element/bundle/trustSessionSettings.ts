/**
 * Replaces `client/chat-stream/checkSessionSettings` in the element, whose own client never has an API key. Those of a client that the host
 * passes are checked by the service.
 */
export function checkSessionSettings(): void {}
