import type { ApplicationDraftView, DriverApplicationView, DriverView } from '@groupride/web-api-client';

/** Fills in the entries of a rejected application, so that the driver only has to correct the errors. */
export function refill(
  draft: ApplicationDraftView,
  former: DriverApplicationView,
  { licensePlate, seats, vehicleClass }: DriverView,
): ApplicationDraftView {
  const { consents: _, consentVersion: _version, submittedAt: _at, ...fields } = former;
  return {
    ...draft,
    fields: { ...fields, vehicleYear: String(fields.vehicleYear), licensePlate, seats, vehicleClass },
  };
}
