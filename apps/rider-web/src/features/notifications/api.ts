import { api } from '@groupride/web-api-client';

export {
  useDeleteNotificationMutation,
  useListNotificationsQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
} from '@groupride/web-api-client';

export const notificationsChanged = () => api.util.invalidateTags(['Notifications']);
