import { api } from '@groupride/web-api-client';

/** A change is seen in the table and in the audit log, and so is what somebody else did meanwhile when it is refused. */
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
