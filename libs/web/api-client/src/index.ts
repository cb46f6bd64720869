export * from './generated';
export { api, rideTags } from './api';
export { fieldProblemsOf, isRefused, isUnreachable, problemOf, problemText, type ProblemWords } from './problem';
export { sessionEnds } from './session-ends';
export { connectSocket, type AppSocket } from './socket';
export { safeReturnTo, signInPath } from './return-to';
export { SocketProvider, useConnection, useOnConnect, useSocket, type Connection } from './socket-context';
export { throttleLatest } from './throttle-latest';
export { useCodeSignIn } from './use-code-sign-in';
