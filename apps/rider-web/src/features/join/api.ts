export { useJoinRideAsGuestMutation, useJoinRideMutation, usePreviewJoinQuery } from '@groupride/web-api-client';
