import type { ApplicationDraftView, DriverApplicationView, DriverView } from '@groupride/web-api-client';

/** Fills in what a rejected driver applied with, so that only what was wrong has to be changed. */
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
