import { api } from '@groupride/web-api-client';

/** Refetches the table and the audit log, also after an error, to show changes by others. */
const promotionsApi = api.enhanceEndpoints({
  addTagTypes: ['Promotions'],
  endpoints: {
    listPromotions: { providesTags: ['Promotions'] },
    addPromotion: { invalidatesTags: ['Promotions', 'Audit'] },
    changePromotion: { invalidatesTags: ['Promotions', 'Audit'] },
    endPromotion: { invalidatesTags: ['Promotions', 'Audit'] },
  },
});

export const {
  useAddPromotionMutation,
  useChangePromotionMutation,
  useEndPromotionMutation,
  useListPromotionsQuery,
  useListRideTypesQuery,
} = promotionsApi;
