import { api } from '@groupride/web-api-client';

/** Refetches after errors too, to show changes by others. */
const CHANGED = { invalidatesTags: ['BusinessAccounts' as const, 'Audit' as const] };
const BILLED = { invalidatesTags: ['BusinessAccounts' as const, 'BusinessInvoices' as const, 'Audit' as const] };

const businessApi = api.enhanceEndpoints({
  addTagTypes: ['BusinessAccounts', 'BusinessInvoices', 'ServiceAccounts', 'SalesInquiries'],
  endpoints: {
    listBusinessAccounts: { providesTags: ['BusinessAccounts'] },
    getBusinessAccount: { providesTags: ['BusinessAccounts'] },
    createBusinessAccount: { invalidatesTags: ['BusinessAccounts', 'SalesInquiries', 'Audit'] },
    changeBusinessAccount: CHANGED,
    setVolumeDiscounts: CHANGED,
    addCostCenter: CHANGED,
    changeCostCenter: CHANGED,
    connectServiceAccount: CHANGED,
    disconnectServiceAccount: CHANGED,
    listServiceAccounts: { providesTags: ['ServiceAccounts'] },
    // A charge names its invoice.
    listBusinessCharges: { providesTags: ['BusinessInvoices'] },
    listBusinessInvoices: { providesTags: ['BusinessInvoices'] },
    getBusinessInvoice: { providesTags: ['BusinessInvoices'] },
    invoiceBusinessAccount: BILLED,
    recordBusinessPayment: BILLED,
    voidBusinessInvoice: BILLED,
    reverseBusinessPayment: BILLED,
    creditBusinessCharge: BILLED,
  },
});

export const {
  useAddCostCenterMutation,
  useChangeBusinessAccountMutation,
  useChangeCostCenterMutation,
  useConnectServiceAccountMutation,
  useCreditBusinessChargeMutation,
  useCreateBusinessAccountMutation,
  useDisconnectServiceAccountMutation,
  useGetBusinessAccountQuery,
  useGetBusinessInvoiceQuery,
  useInvoiceBusinessAccountMutation,
  useListBusinessAccountsQuery,
  useListBusinessChargesQuery,
  useListBusinessInvoicesQuery,
  useListServiceAccountsQuery,
  useRecordBusinessPaymentMutation,
  useReverseBusinessPaymentMutation,
  useSetVolumeDiscountsMutation,
  useVoidBusinessInvoiceMutation,
} = businessApi;
