import type { ApplicationFields } from './application-fields';

/** The steps of the application, in order. */
export const STEPS = [
  'welcome',
  'requirements',
  'personal-info',
  'vehicle-info',
  'documents',
  'payment',
  'background-check',
] as const;
export type StepName = (typeof STEPS)[number];

/** The fields of each step. */
export const FIELDS_OF_STEP: Readonly<Record<StepName, readonly (keyof ApplicationFields)[]>> = {
  welcome: [],
  requirements: [],
  'personal-info': [
    ...(['fullName', 'dateOfBirth', 'address', 'city', 'state', 'zipCode'] as const),
    ...(['licenseNumber', 'licenseState', 'licensedSince'] as const),
    ...(['emergencyContact', 'emergencyPhone', 'experience'] as const),
  ],
  'vehicle-info': [
    ...(['vehicleMake', 'vehicleModel', 'vehicleYear', 'vehicleColor', 'licensePlate'] as const),
    ...(['seats', 'vehicleClass', 'insuranceProvider', 'insurancePolicy'] as const),
  ],
  documents: [],
  payment: [],
  'background-check': ['consents'],
};

/** The index of the step that contains a field; null if no step does. */
export function stepOf(field: string): number | null {
  const index = STEPS.findIndex((step) => FIELDS_OF_STEP[step].some((each) => each === field));
  return index < 0 ? null : index;
}
