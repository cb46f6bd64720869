import { MOST_ROUTE_REQUESTS, MOST_ROUTE_VEHICLES } from '@groupride/contracts';
import type {
  NewRoutePlan,
  Place,
  RoutePlanRequest,
  RoutePlanVehicle,
  RoutePlanVisit,
} from '@groupride/web-api-client';
import { clockTimeOf, windowOf, type ClockTime, type WindowProblem } from './clock';

export interface VisitDraft {
  /** Null if the request has no such stop. */
  place: Place | null;
  from: ClockTime;
  to: ClockTime;
  minutes: string;
}

export interface RequestDraft {
  key: number;
  label: string;
  people: string;
  pickup: VisitDraft;
  dropoff: VisitDraft;
}

export interface VehicleDraft {
  key: number;
  name: string;
  seats: string;
  start: Place | null;
  /** Null if the vehicle ends where it starts. */
  end: Place | null;
  from: ClockTime;
  to: ClockTime;
}

export interface PlanDraft {
  name: string;
  day: string;
  requests: RequestDraft[];
  vehicles: VehicleDraft[];
}

export type DraftProblem = WindowProblem | 'missing' | 'noStop' | 'notCount' | 'noRequests' | 'noVehicles';
/** Problems by field path, such as "requests.0.people". */
export type DraftProblems = Record<string, DraftProblem>;

export const MOST = { requests: MOST_ROUTE_REQUESTS, vehicles: MOST_ROUTE_VEHICLES };
const MOST_PEOPLE = 60;
const MOST_MINUTES = 240;

const onDay = (time: string): ClockTime => ({ time, day: 0 });
export const emptyVisit = (): VisitDraft => ({ place: null, from: onDay('08:00'), to: onDay('10:00'), minutes: '2' });
export const emptyRequest = (key: number): RequestDraft => ({
  key,
  label: '',
  people: '2',
  pickup: emptyVisit(),
  dropoff: emptyVisit(),
});
export const emptyVehicle = (key: number): VehicleDraft => ({
  key,
  name: '',
  seats: '14',
  start: null,
  end: null,
  from: onDay('07:00'),
  to: onDay('12:00'),
});
export const emptyPlan = (day: string): PlanDraft => ({
  name: '',
  day,
  requests: [emptyRequest(1)],
  vehicles: [emptyVehicle(2)],
});

const visitDraft = (visit: RoutePlanVisit | null | undefined): VisitDraft =>
  visit
    ? {
        place: visit.place,
        from: clockTimeOf(visit.from),
        to: clockTimeOf(visit.to),
        minutes: String(visit.serviceMinutes),
      }
    : emptyVisit();

export function draftOf({ name, day, requests, vehicles }: NewRoutePlan): PlanDraft {
  return {
    name,
    day,
    requests: requests.map(({ label, people, pickup, dropoff }, index) => ({
      key: index + 1,
      label,
      people: String(people),
      pickup: visitDraft(pickup),
      dropoff: visitDraft(dropoff),
    })),
    vehicles: vehicles.map(({ name: title, seats, start, end, from, to }, index) => ({
      key: requests.length + index + 1,
      name: title,
      seats: String(seats),
      start,
      end: isSamePlace(start, end) ? null : end,
      from: clockTimeOf(from),
      to: clockTimeOf(to),
    })),
  };
}

const isSamePlace = (one: Place, other: Place) =>
  one.lat === other.lat && one.lng === other.lng && one.name === other.name;

/** Placeholder in a plan that is not sent because it has problems. */
const NO_WINDOW = { from: 0, to: 0 };

/** The plan described by the form, or its problems. */
export function planOf({ name, day, requests, vehicles }: PlanDraft): NewRoutePlan | DraftProblems {
  const problems: DraftProblems = {};
  const text = (field: string, value: string): string => {
    if (value.trim() === '') problems[field] = 'missing';
    return value.trim();
  };
  const count = (field: string, value: string, least: number, most: number): number => {
    const number = Number(value);
    if (value.trim() === '' || !Number.isInteger(number) || number < least || number > most) {
      problems[field] = 'notCount';
    }
    return number;
  };
  const window = (field: string, from: ClockTime, to: ClockTime) => {
    const read = windowOf(from, to);
    if (typeof read !== 'string') return read;
    problems[read === 'noTime' ? `${field}.from` : `${field}.to`] = read;
    return null;
  };
  const visit = (field: string, { place, from, to, minutes }: VisitDraft): RoutePlanVisit | null =>
    place && {
      place,
      ...(window(field, from, to) ?? NO_WINDOW),
      serviceMinutes: count(`${field}.minutes`, minutes, 0, MOST_MINUTES),
    };
  const request = ({ label, people, pickup, dropoff }: RequestDraft, index: number): RoutePlanRequest => {
    const field = `requests.${index}`;
    if (!pickup.place && !dropoff.place) problems[`${field}.dropoff.place`] = 'noStop';
    return {
      label: text(`${field}.label`, label),
      people: count(`${field}.people`, people, 1, MOST_PEOPLE),
      pickup: visit(`${field}.pickup`, pickup),
      dropoff: visit(`${field}.dropoff`, dropoff),
    };
  };
  const vehicle = ({ name: title, seats, start, end, from, to }: VehicleDraft, index: number): RoutePlanVehicle => {
    const field = `vehicles.${index}`;
    if (!start) problems[`${field}.start`] = 'missing';
    const shift = window(field, from, to);
    if (shift && shift.from === shift.to) problems[`${field}.from`] = 'noTime';
    const begins = start ?? { name: '', lat: 0, lng: 0 };
    return {
      name: text(`${field}.name`, title),
      seats: count(`${field}.seats`, seats, 1, MOST_PEOPLE),
      start: begins,
      end: end ?? begins,
      ...(shift ?? NO_WINDOW),
    };
  };
  if (requests.length === 0) problems['requests'] = 'noRequests';
  if (vehicles.length === 0) problems['vehicles'] = 'noVehicles';
  const plan = {
    name: text('name', name),
    day: text('day', day),
    requests: requests.map(request),
    vehicles: vehicles.map(vehicle),
  };
  return Object.keys(problems).length > 0 ? problems : plan;
}

export const isPlan = (read: NewRoutePlan | DraftProblems): read is NewRoutePlan => Array.isArray(read['requests']);
