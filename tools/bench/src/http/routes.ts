import type { World } from './world';

export interface MeasuredRoute {
  /** Name in the table, with the names of path parameters. */
  name: string;
  method: 'GET' | 'PATCH';
  path: string;
  who: 'rider' | 'driver' | 'operator' | 'program' | null;
  status: 200 | 204;
  body?: object;
}

/** The same call by session and by token, for comparison. */
export const BY_SESSION = 'GET /auth/user';
export const BY_TOKEN = 'GET /auth/user by token';

/**
 * A call that is refused right after authentication, because the token lacks the scope. Without a token it is refused
 * before any lookup.
 */
export const REFUSED = '/api/users/me/rides';

/** The most frequent requests of the applications: at startup, during a ride, and in the back office. */
export function measuredRoutes({ driverId, rideId }: World): MeasuredRoute[] {
  const get = (name: string, who: MeasuredRoute['who'], path = name): MeasuredRoute => ({
    name: `GET ${name}`,
    method: 'GET',
    path: `/api${path}`,
    who,
    status: 200,
  });
  return [
    get('/health', null),
    get('/config', null),
    get('/auth/user', 'rider'),
    { ...get('/auth/user', 'program'), name: BY_TOKEN },
    get('/users/me/rides', 'rider'),
    get('/rides/:id', 'rider', `/rides/${rideId}`),
    get('/rides/:id/track', 'rider', `/rides/${rideId}/track`),
    get('/rides/:id/events', 'rider', `/rides/${rideId}/events?after=2`),
    get('/drivers/available', 'rider', '/drivers/available?near=35.227,-80.843'),
    get('/drivers/:id/active-ride', 'driver', `/drivers/${driverId}/active-ride`),
    get('/rides/driver-requests/:id', 'driver', `/rides/driver-requests/${driverId}`),
    {
      name: 'PATCH /drivers/:id/location',
      method: 'PATCH',
      path: `/api/drivers/${driverId}/location`,
      who: 'driver',
      status: 204,
      body: { lat: 35.2271, lng: -80.8431, heading: 90, speed: 10 },
    },
    get('/admin/metrics', 'operator', '/admin/metrics?period=today'),
    get('/admin/rides', 'operator'),
  ];
}
