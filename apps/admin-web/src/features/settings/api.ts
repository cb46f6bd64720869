import { api } from '@groupride/web-api-client';

/** Refetches the history, the configuration and the audit log, also after an error, to show changes by others. */
const settingsApi = api.enhanceEndpoints({
  addTagTypes: ['Settings', 'Audit', 'City', 'Wineries', 'Promotions'],
  endpoints: {
    getSettingHistory: { providesTags: ['Settings'] },
    saveSetting: { invalidatesTags: ['Settings', 'Audit', 'City'] },
    restoreSetting: { invalidatesTags: ['Settings', 'Audit', 'City', 'Wineries', 'Promotions'] },
  },
});

export const { useGetSettingHistoryQuery, useRestoreSettingMutation, useSaveSettingMutation } = settingsApi;
