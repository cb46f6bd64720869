import { api } from '@groupride/web-api-client';
export { useListSupportThreadsQuery, useLiveSupport, useSupportThread } from '@groupride/web-api-client';

const supportApi = api.enhanceEndpoints({
  addTagTypes: ['Settings'],
  endpoints: { getSettingHistory: { providesTags: ['Settings'] } },
});

export const { useGetSettingHistoryQuery } = supportApi;
