import { DRIVER_CONSENT_VERSION, DRIVER_CONSENTS, type DriverApplication } from '@groupride/contracts';

/** An application to drive that meets every requirement. */
export const application = (changes: Partial<DriverApplication> = {}): DriverApplication => ({
  fullName: 'Terry Test',
  dateOfBirth: '1988-04-12',
  address: '100 N Tryon St',
  city: 'Charlotte',
  state: 'NC',
  zipCode: '28202',
  licenseNumber: 'T1234567',
  licenseState: 'NC',
  licensedSince: '2008-05-02',
  emergencyContact: 'Erin Test',
  emergencyPhone: '(704) 555-0198',
  vehicleMake: 'Ford',
  vehicleModel: 'Transit 350',
  vehicleYear: 2022,
  vehicleColor: 'white',
  licensePlate: 'ABC-1',
  seats: 12,
  insuranceProvider: 'Piedmont Mutual',
  insurancePolicy: 'PM-554-201',
  consents: [...DRIVER_CONSENTS],
  consentVersion: DRIVER_CONSENT_VERSION,
  ...changes,
});
