import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  DriverApplication,
  DRIVER_CONSENT_VERSION,
  eligibilityProblems,
  type ApplicationDraftFields,
} from '@groupride/contracts';

/** The application as the form holds it; missing entries are empty. */
export interface ApplicationFields {
  fullName: string;
  dateOfBirth: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  licenseNumber: string;
  licenseState: string;
  licensedSince: string;
  emergencyContact: string;
  emergencyPhone: string;
  experience: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: string;
  vehicleColor: string;
  licensePlate: string;
  seats: number;
  /** Empty until the driver chooses one; until then the number of seats determines the class. */
  vehicleClass: string;
  insuranceProvider: string;
  insurancePolicy: string;
  consents: string[];
}

export const EMPTY_FIELDS: ApplicationFields = {
  fullName: '',
  dateOfBirth: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  licenseNumber: '',
  licenseState: '',
  licensedSince: '',
  emergencyContact: '',
  emergencyPhone: '',
  experience: '',
  vehicleMake: '',
  vehicleModel: '',
  vehicleYear: '',
  vehicleColor: '',
  licensePlate: '',
  seats: 6,
  vehicleClass: '',
  insuranceProvider: '',
  insurancePolicy: '',
  consents: [],
};

/** The fields that are saved as a draft. Consents are given only when the application is sent. */
export const toDraftFields = ({ consents: _, ...fields }: Partial<ApplicationFields>): ApplicationDraftFields => fields;

/** The application to send, not yet validated. It is a plain object, because a class instance is not sent as JSON. */
export function toApplication(fields: ApplicationFields): DriverApplication {
  const { experience, vehicleClass, ...others } = fields;
  const application = plainToInstance(DriverApplication, {
    ...others,
    ...(experience.trim() ? { experience } : {}),
    vehicleYear: Number(fields.vehicleYear),
    licensePlate: fields.licensePlate.trim().toUpperCase(),
    ...(vehicleClass ? { vehicleClass } : {}),
    consentVersion: DRIVER_CONSENT_VERSION,
  });
  return { ...application };
}

/** Validates the form by the server's rules. The type of an error is its code. @param today YYYY-MM-DD */
export const applicationResolver =
  (today: () => string): Resolver<ApplicationFields> =>
  async (fields) => {
    const application = toApplication(fields);
    const errors: Record<string, { type: string }> = {};
    for (const { field, code } of eligibilityProblems(application, today())) errors[field] = { type: code };
    for (const { property, constraints } of await validate(plainToInstance(DriverApplication, application), {
      stopAtFirstError: true,
    }))
      errors[property] = { type: Object.keys(constraints ?? {})[0] ?? 'invalid' };
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<ApplicationFields> }
      : { values: fields, errors: {} };
  };
