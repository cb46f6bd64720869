import type { Api } from './api';
import { runJobs } from './jobs';
import { driver, expectStatus, person, type Driver, type Person } from './people';
import { book, offerTo, UPTOWN, type Booking } from './rides';

/** A trip from Uptown to the airport with its organizer aboard. */
export interface Trip {
  id: number;
  rider: Person;
  dan: Driver;
}

export async function startTrip(api: Api, booking: Booking = {}): Promise<Trip> {
  const rider = await person(api, 'Ana Alvarez');
  const { id } = (await book(rider, booking)) as { id: number };
  const dan = await driver(api, UPTOWN);
  await offerTo(api, id, [dan.driverId]);
  await expectStatus(dan.client.post(`/api/rides/${id}/accept/${dan.driverId}`), 200);
  const { body } = await expectStatus(rider.client.get(`/api/rides/${id}/verification`), 200);
  await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'arrived' }), 200);
  await expectStatus(dan.client.post(`/api/rides/${id}/verify`, { code: body.code }), 200);
  await expectStatus(dan.client.patch(`/api/rides/${id}/status`, { status: 'in_progress' }), 200);
  await api.query(`UPDATE rides SET started_at = now() - interval '30 minutes' WHERE id = $1`, [id]);
  return { rider, dan, id };
}

/** Replaces the trace. @param places minutes ago, latitude and longitude of each position, oldest first */
export async function driveTrip(
  api: Api,
  { id, dan }: Pick<Trip, 'id' | 'dan'>,
  places: readonly (readonly [number, number, number])[],
): Promise<void> {
  await api.query(`DELETE FROM driven_points WHERE ride_id = $1`, [id]);
  for (const [ago, lat, lng] of [[25, UPTOWN.lat, UPTOWN.lng] as const, ...places])
    await api.query(
      `INSERT INTO driven_points (ride_id, at, driver_id, lat_e5, lng_e5)
       VALUES ($1, now() - $2::float8 * interval '1 minute', $3, round($4::float8 * 1e5), round($5::float8 * 1e5))`,
      [id, ago, dan.driverId, lat, lng],
    );
  const [, lat, lng] = places.at(-1)!;
  await api.query(`UPDATE drivers SET lat = $2, lng = $3, position_at = now() WHERE id = $1`, [dan.driverId, lat, lng]);
}

/** Checks all trips once. */
export const watchTrips = (api: Api): Promise<void> => runJobs(api, 'watch-trips');

/** Causes that the people of a trip were asked about, in order. */
export async function causesAsked(api: Api, { id }: Pick<Trip, 'id'>): Promise<string[]> {
  const rows = await api.query<{ cause: string }>(`SELECT cause FROM safety_checks WHERE ride_id = $1 ORDER BY id`, [
    id,
  ]);
  return rows.map(({ cause }) => cause);
}

export async function openQuestions({ rider, id }: Trip): Promise<{ id: number; cause: string; askedAt: string }[]> {
  const { body } = await expectStatus(rider.client.get(`/api/rides/${id}/safety-checks`), 200);
  return body as { id: number; cause: string; askedAt: string }[];
}

export const answerQuestion = ({ rider, id }: Trip, checkId: number, answer: 'ok' | 'help') =>
  rider.client.post(`/api/rides/${id}/safety-checks/${checkId}/answer`, { answer });
