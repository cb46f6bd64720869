import { api } from '@groupride/web-api-client';

/** Refetches the history, the configuration and the audit log after errors too, to show changes by others. */
const settingsApi = api.enhanceEndpoints({
  addTagTypes: ['Settings', 'Audit', 'City', 'Wineries', 'Promotions', 'VehicleClasses'],
  endpoints: {
    getSettingHistory: { providesTags: ['Settings'] },
    listVehicleClasses: { providesTags: ['VehicleClasses'] },
    saveSetting: { invalidatesTags: ['Settings', 'Audit', 'City', 'VehicleClasses'] },
    restoreSetting: { invalidatesTags: ['Settings', 'Audit', 'City', 'Wineries', 'Promotions', 'VehicleClasses'] },
  },
});

export const { useGetSettingHistoryQuery, useRestoreSettingMutation, useSaveSettingMutation } = settingsApi;
