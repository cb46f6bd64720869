import { api } from '@groupride/web-api-client';

/** Refetches the table and the audit log after errors too, to show changes by others. */
const promotionsApi = api.enhanceEndpoints({
  addTagTypes: ['Promotions', 'Settings'],
  endpoints: {
    listPromotions: { providesTags: ['Promotions'] },
    addPromotion: { invalidatesTags: ['Promotions', 'Audit', 'Settings'] },
    changePromotion: { invalidatesTags: ['Promotions', 'Audit', 'Settings'] },
    endPromotion: { invalidatesTags: ['Promotions', 'Audit', 'Settings'] },
  },
});

export const { useAddPromotionMutation, useChangePromotionMutation, useEndPromotionMutation, useListPromotionsQuery } =
  promotionsApi;
