export { useJoinRideMutation, usePreviewJoinQuery } from '@groupride/web-api-client';
