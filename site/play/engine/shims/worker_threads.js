export const MessageChannel = globalThis.MessageChannel;
export const receiveMessageOnPort = () => undefined;
