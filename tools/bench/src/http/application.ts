import { DRIVER_CONSENT_VERSION, DRIVER_CONSENTS, type DriverApplication } from '@groupride/contracts';

/** A driver application that meets every requirement, for measurements and chaos runs. */
export const applicationOf = (
  vehicle: Pick<DriverApplication, 'vehicleMake' | 'licensePlate'>,
): Record<string, unknown> => ({
  fullName: 'Casey Example',
  dateOfBirth: '1988-04-12',
  address: '100 N Tryon St',
  city: 'Charlotte',
  state: 'NC',
  zipCode: '28202',
  licenseNumber: 'X1234567',
  licenseState: 'NC',
  licensedSince: '2008-05-02',
  emergencyContact: 'Erin Example',
  emergencyPhone: '7045550198',
  vehicleModel: 'Van',
  vehicleYear: 2022,
  vehicleColor: 'white',
  seats: 6,
  insuranceProvider: 'Piedmont Mutual',
  insurancePolicy: 'PM-554-201',
  consents: [...DRIVER_CONSENTS],
  consentVersion: DRIVER_CONSENT_VERSION,
  ...vehicle,
});
