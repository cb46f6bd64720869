import { useEffect, useState } from 'react';
import type { Ack } from '@groupride/contracts';
import { throttleLatest, useConnection, useSocket } from '@groupride/web-api-client';
import { usePosition, usePositionSource } from '../../../shared/position/position-context';
import type { Fix } from '../../../shared/position/position-source';

/** Minimum milliseconds between two shared positions. */
const INTERVAL = 2_000;

type Refusal = Extract<Ack, { ok: false }>;

export interface LiveSharing {
  state: 'idle' | 'sharing' | 'stopped';
  /** When the server last accepted a position, milliseconds since 1970. */
  sentAt: number | null;
  /** Why the position is not being shared, or null. */
  problem: 'unsupported' | 'disconnected' | 'denied' | 'unavailable' | 'timeout' | null;
  /** Why the server refused a position, or null. */
  refusal: Refusal | null;
  start: (rideId: number) => void;
  stop: () => void;
}

/** Shares this device's position with the people of a ride until it is stopped or the server refuses. */
export function useLiveSharing(): LiveSharing {
  const socket = useSocket();
  const source = usePositionSource();
  const { status } = usePosition();
  const connected = useConnection() === 'connected';
  const [state, setState] = useState<LiveSharing['state']>('idle');
  const [rideId, setRideId] = useState<number | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    if (rideId === null) return;
    const throttle = throttleLatest<Fix>(INTERVAL, ({ lat, lng, heading, speed, at }) => {
      socket.volatile.emit('driverLocation', { rideId, lat, lng, heading, speed, ts: Math.round(at) }, (answer) => {
        if (answer.ok) setSentAt(Date.now());
        else {
          setRefusal(answer);
          setRideId(null);
          setState('stopped');
        }
      });
    });
    const known = source.current().fix;
    if (known) throttle.push(known);
    const forget = source.onFix(throttle.push);
    const unwatch = source.watch('ride');
    return () => {
      forget();
      throttle.reset();
      unwatch();
    };
  }, [socket, source, rideId]);

  const problem = status === 'denied' || status === 'unavailable' || status === 'timeout' ? status : null;
  return {
    state,
    sentAt,
    problem:
      status === 'unsupported' ? 'unsupported' : !connected ? 'disconnected' : state === 'sharing' ? problem : null,
    refusal,
    start: (id) => {
      setSentAt(null);
      setRefusal(null);
      setRideId(id);
      setState('sharing');
    },
    stop: () => {
      setRideId(null);
      setState('stopped');
    },
  };
}
