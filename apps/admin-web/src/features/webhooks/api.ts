import { api } from '@groupride/web-api-client';

/** Refetches the lists after errors too, to show changes by others. */
const webhooksApi = api.enhanceEndpoints({
  addTagTypes: ['WebhookEndpoints', 'WebhookDeliveries', 'ServiceAccounts'],
  endpoints: {
    listServiceAccounts: { providesTags: ['ServiceAccounts'] },
    listWebhookEndpoints: { providesTags: ['WebhookEndpoints'] },
    createWebhookEndpoint: { invalidatesTags: ['WebhookEndpoints', 'Audit'] },
    changeWebhookEndpoint: { invalidatesTags: ['WebhookEndpoints', 'WebhookDeliveries', 'Audit'] },
    deleteWebhookEndpoint: { invalidatesTags: ['WebhookEndpoints', 'WebhookDeliveries', 'Audit'] },
    rotateWebhookSecret: { invalidatesTags: ['WebhookEndpoints', 'Audit'] },
    sendWebhookTest: { invalidatesTags: ['WebhookDeliveries'] },
    replayWebhooks: { invalidatesTags: ['WebhookDeliveries'] },
    listWebhookDeliveries: { providesTags: ['WebhookDeliveries'] },
    getWebhookDelivery: { providesTags: ['WebhookDeliveries'] },
    replayWebhookDelivery: { invalidatesTags: ['WebhookDeliveries'] },
  },
});

export const {
  useChangeWebhookEndpointMutation,
  useCreateWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useGetWebhookDeliveryQuery,
  useListServiceAccountsQuery,
  useListWebhookDeliveriesQuery,
  useListWebhookEndpointsQuery,
  useReplayWebhookDeliveryMutation,
  useReplayWebhooksMutation,
  useRotateWebhookSecretMutation,
  useSendWebhookTestMutation,
} = webhooksApi;
