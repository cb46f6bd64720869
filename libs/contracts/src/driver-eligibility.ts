import type { DriverApplication } from './driver-applications';
import { DRIVER_CONSENT_VERSION, DRIVER_CONSENTS } from './driver-applications';

export const MIN_DRIVER_AGE = 21;
export const MIN_LICENSE_YEARS = 3;
export const MIN_VEHICLE_YEAR = 2015;
/** Minimum age for any driver's license, including learner's permits. */
const MIN_LICENSE_AGE = 14;
const MAX_AGE = 110;

/** Rules of the application that need the calendar or several fields. The codes are stable. */
export const ELIGIBILITY_CODES = [
  'day_invalid',
  'too_young',
  'license_too_recent',
  'vehicle_too_old',
  'vehicle_year_invalid',
  'phone_invalid',
  'consent_missing',
  'consent_outdated',
] as const;
export type EligibilityCode = (typeof ELIGIBILITY_CODES)[number];

export interface EligibilityProblem {
  field: keyof DriverApplication;
  code: EligibilityCode;
}

type Checked = Pick<
  DriverApplication,
  'dateOfBirth' | 'licensedSince' | 'vehicleYear' | 'emergencyPhone' | 'consents' | 'consentVersion'
>;

/** @param today the date in the city's time zone, YYYY-MM-DD */
export function eligibilityProblems(application: Checked, today: string): EligibilityProblem[] {
  const { dateOfBirth, licensedSince, vehicleYear, emergencyPhone, consents, consentVersion } = application;
  const problems: EligibilityProblem[] = [];
  const report = (field: EligibilityProblem['field'], code: EligibilityCode) => problems.push({ field, code });

  if (!isDay(dateOfBirth) || dateOfBirth < yearsAfter(today, -MAX_AGE)) report('dateOfBirth', 'day_invalid');
  else if (dateOfBirth > yearsAfter(today, -MIN_DRIVER_AGE)) report('dateOfBirth', 'too_young');
  // The license dates cannot be checked against an invalid date of birth.
  const earliest = problems.length > 0 ? '' : yearsAfter(dateOfBirth, MIN_LICENSE_AGE);
  if (!isDay(licensedSince) || licensedSince < earliest) report('licensedSince', 'day_invalid');
  else if (licensedSince > yearsAfter(today, -MIN_LICENSE_YEARS)) report('licensedSince', 'license_too_recent');
  if (vehicleYear < MIN_VEHICLE_YEAR) report('vehicleYear', 'vehicle_too_old');
  else if (vehicleYear > newestVehicleYear(today)) report('vehicleYear', 'vehicle_year_invalid');
  if (!tenDigits(emergencyPhone)) report('emergencyPhone', 'phone_invalid');
  if (DRIVER_CONSENTS.some((each) => !consents.includes(each))) report('consents', 'consent_missing');
  if (consentVersion !== DRIVER_CONSENT_VERSION) report('consentVersion', 'consent_outdated');
  return problems;
}

/** The latest model year; next year's models are sold before the year begins. */
export const newestVehicleYear = (today: string): number => Number(today.slice(0, 4)) + 1;

/** The ten digits of a US phone number; null for other text. */
export function tenDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/** Whether this day exists in the calendar. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The same day in another year, as text that sorts like a date. */
const yearsAfter = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
