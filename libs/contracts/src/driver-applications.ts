import { Instant, ListOfStrings, Nested, OneOf, Text, Integer } from './fields';
import { VEHICLE_COLORS, type VehicleColor } from './vehicle-models';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';

/** States and territories that issue driver's licenses, and D.C. */
export const US_STATES = [
  ...([
    'AL',
    'AK',
    'AZ',
    'AR',
    'CA',
    'CO',
    'CT',
    'DE',
    'DC',
    'FL',
    'GA',
    'HI',
    'ID',
    'IL',
    'IN',
    'IA',
    'KS',
    'KY',
  ] as const),
  ...([
    'LA',
    'ME',
    'MD',
    'MA',
    'MI',
    'MN',
    'MS',
    'MO',
    'MT',
    'NE',
    'NV',
    'NH',
    'NJ',
    'NM',
    'NY',
    'NC',
    'ND',
    'OH',
  ] as const),
  ...(['OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY'] as const),
] as const;
export type UsState = (typeof US_STATES)[number];

/** Consents of applicants, each with its own checkbox. */
export const DRIVER_CONSENTS = ['driving_record', 'background_check', 'terms'] as const;
export type DriverConsent = (typeof DRIVER_CONSENTS)[number];

/** Version of the wording of the consents. Change it whenever a text changes. */
export const DRIVER_CONSENT_VERSION = '2026-11';

const DAY = { min: 10, max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/, message: 'must be a date like 1990-06-30' };
const PLATE = /^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$/;

export class DriverApplication {
  @Text({ max: 100, description: 'As on the license' }) fullName!: string;
  @Text({ ...DAY, description: 'YYYY-MM-DD; 21 years ago or earlier' }) dateOfBirth!: string;
  @Text({ max: 120, description: 'Street and number' }) address!: string;
  @Text({ max: 80 }) city!: string;
  @OneOf(US_STATES) state!: UsState;
  @Text({ min: 5, max: 10, pattern: /^\d{5}(-\d{4})?$/, message: 'must have 5 digits, or 9 like 28202-1234' })
  zipCode!: string;
  @Text({
    min: 4,
    max: 20,
    pattern: /^[A-Za-z0-9][A-Za-z0-9 *-]*$/,
    message: 'must have 4 to 20 letters and digits',
  })
  licenseNumber!: string;
  @OneOf(US_STATES, { description: 'The state that issued the license' }) licenseState!: UsState;
  @Text({ ...DAY, description: 'First day with a license, YYYY-MM-DD; 3 years ago or earlier' }) licensedSince!: string;
  @Text({ max: 80 }) emergencyContact!: string;
  @Text({ min: 10, max: 30, pattern: /^\+?[\d\s()-]+$/, message: 'must have at least 10 digits' })
  emergencyPhone!: string;
  @Text({ max: 1000, optional: true, multiline: true, description: 'Driving experience' }) experience?: string;

  @Text({ max: 40 }) vehicleMake!: string;
  @Text({ max: 40 }) vehicleModel!: string;
  @Integer({ min: 1900, max: 2200, description: '2015 or newer' }) vehicleYear!: number;
  @OneOf(VEHICLE_COLORS) vehicleColor!: VehicleColor;
  @Text({ min: 2, max: 10, pattern: PLATE, message: 'must have 2 to 10 letters, digits, spaces or hyphens' })
  licensePlate!: string;
  @Integer({ min: 2, max: 60, description: 'Passenger seats' }) seats!: number;
  @OneOf(VEHICLE_CLASSES, { optional: true, description: 'Derived from the seats when missing' })
  vehicleClass?: VehicleClass;
  @Text({ max: 80 }) insuranceProvider!: string;
  @Text({
    min: 5,
    max: 30,
    pattern: /^[A-Za-z0-9][A-Za-z0-9 /-]*[A-Za-z0-9]$/,
    message: 'must have 5 to 30 letters and digits',
  })
  insurancePolicy!: string;

  @ListOfStrings(DRIVER_CONSENTS, { description: 'All consents are required' }) consents!: DriverConsent[];
  @Text({ max: 20, description: 'Version of the wording to which the applicant agreed' }) consentVersion!: string;
}

/** The details of a driver's application, for the driver and for operations. */
export class DriverApplicationView {
  @Text({ max: 100 }) fullName!: string;
  @Text({ max: 10, description: 'YYYY-MM-DD' }) dateOfBirth!: string;
  @Text({ max: 120 }) address!: string;
  @Text({ max: 80 }) city!: string;
  @Text({ max: 2 }) state!: string;
  @Text({ max: 10 }) zipCode!: string;
  @Text({ max: 20 }) licenseNumber!: string;
  @Text({ max: 2 }) licenseState!: string;
  @Text({ max: 10, description: 'YYYY-MM-DD' }) licensedSince!: string;
  @Text({ max: 80 }) emergencyContact!: string;
  @Text({ max: 20, description: 'Ten digits' }) emergencyPhone!: string;
  @Text({ max: 1000, optional: true, multiline: true }) experience!: string | null;
  @Text({ max: 40 }) vehicleMake!: string;
  @Text({ max: 40 }) vehicleModel!: string;
  @Integer() vehicleYear!: number;
  @OneOf(VEHICLE_COLORS) vehicleColor!: VehicleColor;
  @Text({ max: 80 }) insuranceProvider!: string;
  @Text({ max: 30 }) insurancePolicy!: string;
  @ListOfStrings(DRIVER_CONSENTS) consents!: DriverConsent[];
  @Text({ max: 20, description: 'Version of the wording to which the applicant agreed' }) consentVersion!: string;
  @Instant({ description: 'When the application was sent and the consents were given' }) submittedAt!: string;
}

/**
 * The fields filled in so far. Only their length is validated. Consents are given when the application is sent, so
 * drafts do not contain them.
 */
export class ApplicationDraftFields {
  @Text({ min: 0, max: 100, optional: true }) fullName?: string;
  @Text({ min: 0, max: 10, optional: true }) dateOfBirth?: string;
  @Text({ min: 0, max: 120, optional: true }) address?: string;
  @Text({ min: 0, max: 80, optional: true }) city?: string;
  @Text({ min: 0, max: 2, optional: true }) state?: string;
  @Text({ min: 0, max: 10, optional: true }) zipCode?: string;
  @Text({ min: 0, max: 20, optional: true }) licenseNumber?: string;
  @Text({ min: 0, max: 2, optional: true }) licenseState?: string;
  @Text({ min: 0, max: 10, optional: true }) licensedSince?: string;
  @Text({ min: 0, max: 80, optional: true }) emergencyContact?: string;
  @Text({ min: 0, max: 30, optional: true }) emergencyPhone?: string;
  @Text({ min: 0, max: 1000, optional: true, multiline: true }) experience?: string;
  @Text({ min: 0, max: 40, optional: true }) vehicleMake?: string;
  @Text({ min: 0, max: 40, optional: true }) vehicleModel?: string;
  @Text({ min: 0, max: 4, optional: true }) vehicleYear?: string;
  @Text({ min: 0, max: 20, optional: true }) vehicleColor?: string;
  @Text({ min: 0, max: 10, optional: true }) licensePlate?: string;
  @Integer({ min: 2, max: 60, optional: true }) seats?: number;
  @Text({ min: 0, max: 20, optional: true }) vehicleClass?: string;
  @Text({ min: 0, max: 80, optional: true }) insuranceProvider?: string;
  @Text({ min: 0, max: 30, optional: true }) insurancePolicy?: string;
}

export class ApplicationDraft {
  @Integer({ min: 0, description: 'The revision that this one follows; 0 when there was none' }) revision!: number;
  @Integer({ min: 0, max: 6, description: 'The open step, counted from 0' }) step!: number;
  @Integer({ min: 0, max: 7, description: 'Number of completed steps, counted from the first' }) completed!: number;
  @Nested(() => ApplicationDraftFields) fields!: ApplicationDraftFields;
}

/** An unfinished application, which can be continued later and on another device. */
export class ApplicationDraftView extends ApplicationDraft {
  @Instant({ optional: true, description: 'Null when there is no draft' }) savedAt!: string | null;
}
