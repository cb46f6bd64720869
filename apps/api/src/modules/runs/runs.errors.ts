import { rideNumber, type RouteStopKind } from '@groupride/contracts';
import { ApiError } from '../../platform/http/api-error';

/** @param place the name of the next stop's place */
export const notNextStop = (next: { rideId: number; kind: RouteStopKind; position: number }, place: string) =>
  new ApiError(
    'not_next_stop',
    `Another stop comes first: the ${next.kind === 'pickup' ? 'pickup' : 'drop-off'} of ride ${rideNumber(next.rideId)} at ${place}.`,
    { extra: { next: { rideId: next.rideId, kind: next.kind, position: next.position } } },
  );
export const stopsOutOfOrder = () => new Error('the stops of a run need each pickup before its drop-off, each once');
