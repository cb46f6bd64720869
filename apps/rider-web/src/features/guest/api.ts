export {
  useLazyListRideEventsQuery,
  useReturnAsGuestMutation,
  useSendGuestLinkMutation,
} from '@groupride/web-api-client';
