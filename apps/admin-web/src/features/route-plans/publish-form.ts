import type { RideType } from '@groupride/contracts';
import type { FieldProblem, RoutePlanPublication, RoutePlanView } from '@groupride/web-api-client';

export interface VehicleChoice {
  /** Index of the vehicle in the plan. */
  vehicle: number;
  rideType: RideType;
  /** Empty until a driver is chosen. */
  driverId: string;
}

export interface PassengerDraft {
  /** Index of the request in the plan. */
  request: number;
  name: string;
  email: string;
  phone: string;
}

export interface PublishDraft {
  accountId: string;
  costCenter: string;
  vehicles: VehicleChoice[];
  passengers: PassengerDraft[];
}

export type PublishProblem = 'missing' | 'noContact' | 'tooFew';
/** Problems by field name of the API. */
export type PublishProblems = Readonly<Record<string, PublishProblem>>;

/** The empty form: a driver for each used vehicle, and a passenger for each served request. */
export function emptyPublication({ result }: RoutePlanView): PublishDraft {
  const routes = (result?.routes ?? []).filter(({ stops }) => stops.length > 0);
  const served = [...new Set(routes.flatMap(({ stops }) => stops.map(({ request }) => request)))];
  return {
    accountId: '',
    costCenter: '',
    vehicles: routes.map(({ vehicle }) => ({ vehicle, rideType: 'GroupX', driverId: '' })),
    passengers: served
      .toSorted((one, other) => one - other)
      .map((request) => ({ request, name: '', email: '', phone: '' })),
  };
}

export function problemsOf(plan: RoutePlanView, { accountId, vehicles, passengers }: PublishDraft): PublishProblems {
  const problems: Record<string, PublishProblem> = {};
  if (!accountId) problems['accountId'] = 'missing';
  vehicles.forEach(({ driverId }, index) => {
    if (!driverId) problems[`vehicles.${index}.driverId`] = 'missing';
  });
  passengers.forEach(({ request, name, email, phone }, index) => {
    if ((plan.requests[request]?.people ?? 0) < 2) problems[`passengers.${index}`] = 'tooFew';
    if (!name.trim()) problems[`passengers.${index}.passenger.name`] = 'missing';
    if (!email.trim() && !phone.trim()) problems[`passengers.${index}.passenger.email`] = 'noContact';
  });
  return problems;
}

export function publicationOf(
  { revision }: RoutePlanView,
  { accountId, costCenter, vehicles, passengers }: PublishDraft,
  total: string,
): RoutePlanPublication {
  const code = costCenter.trim();
  return {
    revision,
    accountId: Number(accountId),
    total,
    ...(code ? { costCenter: code } : {}),
    vehicles: vehicles.map(({ vehicle, rideType, driverId }) => ({ vehicle, rideType, driverId: Number(driverId) })),
    passengers: passengers.map(({ request, name, email, phone }) => ({
      request,
      passenger: {
        name: name.trim(),
        ...(email.trim() ? { email: email.trim() } : {}),
        ...(phone.trim() ? { phone: phone.trim() } : {}),
      },
    })),
  };
}

/** The server's problem with a field or one of its parts. */
export function refusalAt(problems: readonly FieldProblem[], field: string): FieldProblem | undefined {
  return problems.find((each) => each.field === field || each.field.startsWith(`${field}.`));
}
