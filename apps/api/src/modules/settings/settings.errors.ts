import { ApiError } from '../../platform/http/api-error';

export const settingChanged = () =>
  new ApiError('setting_changed', 'Someone else just changed this setting. Review the newest version first.');
