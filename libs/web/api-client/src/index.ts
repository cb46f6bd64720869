export * from './generated';
export {
  api,
  rideTags,
  useLazyGeocodeQuery,
  useLazyGetDirectionsQuery,
  useLazyListPlacesQuery,
  useLazyListRideEventsQuery,
  useLazyReverseGeocodeQuery,
  useLazySuggestMeetingPointQuery,
} from './api';
export { fieldProblemsOf, isRefused, isUnreachable, problemOf, problemText, type ProblemWords } from './problem';
export { apiMiddleware } from './middleware';
export { DeploymentWatch, pauseAfter, useDeployment } from './deployment-watch';
export { joinWithRetry } from './join-with-retry';
export { connectSocket, type AppSocket } from './socket';
export { storeFirstAnswers } from './store-first-answers';
export { deviceTimeOf, serverNow } from './server-clock';
export { safeReturnTo, signInPath } from './return-to';
export { SocketProvider, useConnection, useOnConnect, useSocket, type Connection } from './socket-context';
export { throttleLatest } from './throttle-latest';
export { usePush, useRenewedPush } from './use-push';
export { watchRide, type RideWatcher, type WatchedRoom } from './ride-room';
export { useApiDispatch } from './use-api-dispatch';
export { useFeature } from './use-feature';
export { useLanguageReport } from './use-language-report';
export { cleanPhone, cleanSignUp } from './sign-up';
export { useCodeSignIn } from './use-code-sign-in';
export { useChat, useUnreadMessages } from './use-chat';
export { forgetPendingMessages } from './pending-messages';
export { useLiveSupport, useSupportChat, useSupportThread } from './use-support-chat';
