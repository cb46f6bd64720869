import { api } from '@groupride/web-api-client';

const salesApi = api.enhanceEndpoints({
  addTagTypes: ['SalesInquiries'],
  endpoints: {
    listSalesInquiries: { providesTags: ['SalesInquiries'] },
    // Invalidated after an error too, to show changes by others.
    changeSalesInquiry: { invalidatesTags: ['SalesInquiries', 'Audit'] },
  },
});

export const { useChangeSalesInquiryMutation, useListSalesInquiriesQuery } = salesApi;
