import { ApiError } from '../../platform/http/api-error';

export const settingChanged = () =>
  new ApiError(
    'setting_changed',
    'Somebody else changed this setting while you did. Look at the newest version first.',
  );
