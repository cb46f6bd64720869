import type { ApplicationStatus } from '@groupride/contracts';
import { ApiError } from '../../platform/http/api-error';

export const applicationChanged = (applicationStatus: ApplicationStatus) =>
  new ApiError(
    'application_changed',
    `Someone else just changed this driver’s status to ${applicationStatus}, so nothing was saved. Look at the driver again first.`,
  );
