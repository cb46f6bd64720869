import {
  MIN_DRIVER_AGE,
  MIN_LICENSE_YEARS,
  MIN_VEHICLE_YEAR,
  type ApplicationStatus,
  type EligibilityCode,
  type EligibilityProblem,
  type VehicleClassRule,
} from '@groupride/contracts';
import { ApiError, fieldError, notFound } from '../../platform/http/api-error';

export const noSuchDriver = () => notFound('driver');
export const noSuchApplication = () => notFound('application');
const NOT_APPROVED: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Your application has not been approved yet.',
  approved: 'You may not drive at the moment.',
  rejected: 'Your application was not accepted.',
  suspended: 'Your driver account is suspended. You can’t take or drive rides until our team reinstates it.',
};
export const driverNotApproved = (applicationStatus: ApplicationStatus) =>
  new ApiError('driver_not_approved', NOT_APPROVED[applicationStatus]);
export const documentsExpired = () =>
  new ApiError(
    'documents_expired',
    'One of your documents has expired. Upload a new one, and go online once it is accepted.',
  );
export const driverOffline = () => new ApiError('driver_offline', 'You are offline. Go online first.');
export const driverBusy = () => new ApiError('driver_busy', 'You have a ride under way. Finish it first.');
export const vehicleInUse = () =>
  new ApiError('driver_busy', 'You have a ride or a request with this vehicle. Change its class afterwards.');
export const seatsDoNotMatchClass = ({ leastSeats, mostSeats }: VehicleClassRule) =>
  fieldError('vehicleClass', `this class has ${leastSeats} to ${mostSeats} passenger seats`);
export const vehicleClassOff = () =>
  fieldError('vehicleClass', 'takes no new rides at the moment; choose another class');
export const noClassForSeats = () => fieldError('seats', 'no vehicle class that takes rides has so many seats');
export const applicationExists = () =>
  new ApiError('application_exists', 'You have already applied. You will hear from us.');
export const draftOutdated = () =>
  new ApiError('draft_outdated', 'You have continued this application on another device. Load it again first.');
export const phoneNeeded = () =>
  new ApiError('validation_failed', 'phone: please add your phone number to your profile first', {
    errors: [{ field: 'phone', code: 'required', message: 'Please add your phone number to your profile first' }],
  });

const INELIGIBLE: Readonly<Record<EligibilityCode, string>> = {
  day_invalid: 'is no possible day',
  too_young: `drivers must be ${MIN_DRIVER_AGE} or older`,
  license_too_recent: `drivers must have held a license for ${MIN_LICENSE_YEARS} years or longer`,
  vehicle_too_old: `vehicles must be of ${MIN_VEHICLE_YEAR} or newer`,
  vehicle_year_invalid: 'there is no vehicle of that year yet',
  phone_invalid: 'must be a phone number with ten digits',
  consent_missing: 'every consent is needed',
  consent_outdated: 'the wording has changed; reload the page and read it again',
};
/** Names every field that breaks a requirement. */
export const notEligible = (problems: readonly EligibilityProblem[]) =>
  new ApiError('validation_failed', problems.map(({ field, code }) => `${field}: ${INELIGIBLE[code]}`).join('; '), {
    errors: problems.map(({ field, code }) => ({ field, code, message: INELIGIBLE[code] })),
  });
