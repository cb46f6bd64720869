import { DRIVER_CONSENT_VERSION, DRIVER_CONSENTS } from './driver-applications';
import { eligibilityProblems, tenDigits } from './driver-eligibility';
import { spellVehicle, VEHICLE_MODELS } from './vehicle-models';

const TODAY = '2026-11-24';
const eligible = {
  dateOfBirth: '1990-06-30',
  licensedSince: '2010-06-30',
  vehicleYear: 2022,
  emergencyPhone: '(704) 555-0199',
  consents: [...DRIVER_CONSENTS],
  consentVersion: DRIVER_CONSENT_VERSION,
};
const codes = (changes: Partial<typeof eligible>) =>
  eligibilityProblems({ ...eligible, ...changes }, TODAY).map(({ field, code }) => `${field}: ${code}`);

describe('requirements for drivers', () => {
  it('accepts an application that meets every requirement', () => {
    expect(codes({})).toEqual([]);
  });

  it('requires an age of 21 on the day itself', () => {
    expect(codes({ dateOfBirth: '2005-11-24', licensedSince: '2023-11-24' })).toEqual([]);
    expect(codes({ dateOfBirth: '2005-11-25', licensedSince: '2023-11-24' })).toEqual(['dateOfBirth: too_young']);
  });

  it('requires a license held for three years', () => {
    expect(codes({ licensedSince: '2023-11-24' })).toEqual([]);
    expect(codes({ licensedSince: '2023-11-25' })).toEqual(['licensedSince: license_too_recent']);
    expect(codes({ licensedSince: '2030-01-01' })).toEqual(['licensedSince: license_too_recent']);
  });

  it.each([
    ['dateOfBirth', '1990-02-30'],
    ['dateOfBirth', '1890-01-01'],
    ['dateOfBirth', '1990-13-01'],
    ['licensedSince', '2010-02-30'],
    ['licensedSince', '1995-01-01'],
  ])('refuses %s %s as an impossible date', (field, day) => {
    expect(codes({ [field]: day })).toContain(`${field}: day_invalid`);
  });

  it('requires a vehicle of 2015 or newer, up to next year’s models', () => {
    expect(codes({ vehicleYear: 2015 })).toEqual([]);
    expect(codes({ vehicleYear: 2014 })).toEqual(['vehicleYear: vehicle_too_old']);
    expect(codes({ vehicleYear: 2027 })).toEqual([]);
    expect(codes({ vehicleYear: 2028 })).toEqual(['vehicleYear: vehicle_year_invalid']);
  });

  it('requires every consent to the current wording', () => {
    expect(codes({ consents: ['driving_record', 'terms'] })).toEqual(['consents: consent_missing']);
    expect(codes({ consentVersion: '2020-01' })).toEqual(['consentVersion: consent_outdated']);
  });

  it('accepts phone numbers of the United States', () => {
    expect(codes({ emergencyPhone: '704 555' })).toEqual(['emergencyPhone: phone_invalid']);
    expect(tenDigits('+1 (704) 555-0199')).toBe('7045550199');
  });
});

describe('makes and models', () => {
  it('are spelled as in the list, and kept as entered when they are not in it', () => {
    expect(spellVehicle('toyota', 'SIENNA')).toEqual({ make: 'Toyota', model: 'Sienna' });
    expect(spellVehicle('Bluebell', 'Bus 9')).toEqual({ make: 'Bluebell', model: 'Bus 9' });
  });

  it('are listed once, in order', () => {
    for (const list of [Object.keys(VEHICLE_MODELS), ...Object.values(VEHICLE_MODELS)])
      expect([...new Set(list)].sort((a, b) => a.localeCompare(b))).toEqual(list);
  });
});
