import { ApiError, notFound } from '../../platform/http/api-error';

export const noSuchDriver = () => notFound('driver');
export const driverNotApproved = () => new ApiError('driver_not_approved', 'Your application has not been approved yet, or your account is suspended.');
export const driverBusy = () => new ApiError('driver_busy', 'You have a ride under way. Finish it first.');
export const applicationExists = () => new ApiError('application_exists', 'You have applied already; you will hear from us.');
export const phoneNeeded = () =>
  new ApiError('validation_failed', 'phone: please add your phone number to your profile first', {
    errors: [{ field: 'phone', code: 'required', message: 'Please add your phone number to your profile first' }],
  });
