/** A fix of the device: WGS 84 degrees, heading in degrees clockwise from north, speed in meters per second. */
export interface Fix {
  lat: number;
  lng: number;
  /** Null if unknown, or while the device stands still. */
  heading: number | null;
  speed: number | null;
  /** Radius in meters. */
  accuracy: number;
  /** When the device measured it, milliseconds since 1970. */
  at: number;
}

export type PositionStatus = 'idle' | 'locating' | 'found' | 'denied' | 'unavailable' | 'timeout' | 'unsupported';
export type PositionPermission = 'granted' | 'prompt' | 'denied';

export interface PositionState {
  status: PositionStatus;
  permission: PositionPermission;
  fix: Fix | null;
}

/** `shift` while waiting for requests; `ride` while riders watch. */
export type WatchMode = 'shift' | 'ride';

const OPTIONS: Record<WatchMode, PositionOptions> = {
  shift: { enableHighAccuracy: true, timeout: 30_000, maximumAge: 60_000 },
  ride: { enableHighAccuracy: true, timeout: 15_000, maximumAge: 2_000 },
};

/** Options for a single position request. */
const LOCATE: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };

/** Options for a fresh position after a gap, when a stationary device reports nothing new. */
const FRESH: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 };

/** How long a watch may be silent before the position is measured again. Riders call it old after 30 seconds. */
const SILENT_MS = 10_000;

/** Why no position is available. */
export class PositionError extends Error {
  constructor(readonly status: Exclude<PositionStatus, 'idle' | 'locating' | 'found'>) {
    super(`Position: ${status}`);
  }
}

export interface PositionSource {
  current: () => PositionState;
  subscribe: (onChange: () => void) => () => void;
  /** Called with every new fix, in order. Returns a function that unsubscribes. */
  onFix: (listener: (fix: Fix) => void) => () => void;
  /** Requests one position; the browser asks for permission if necessary. Rejects with PositionError. */
  locate: () => Promise<Fix>;
  /** Watches, in the most precise mode that somebody needs. Returns a function that ends this need. */
  watch: (mode: WatchMode) => () => void;
  /** Measures the position again while watching. Null if the device does not answer; the last position is kept. */
  refresh: () => Promise<Fix | null>;
}

const finite = (value: number | null) => (value === null || !Number.isFinite(value) ? null : value);

export function toFix({ coords, timestamp }: GeolocationPosition): Fix {
  return {
    lat: coords.latitude,
    lng: coords.longitude,
    heading: finite(coords.heading),
    speed: finite(coords.speed),
    accuracy: coords.accuracy,
    at: timestamp,
  };
}

const DENIED = 1;
const TIMEOUT = 3;

const statusOf = ({ code }: Pick<GeolocationPositionError, 'code'>) =>
  code === DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'unavailable';

interface Device {
  geolocation?: Pick<Geolocation, 'getCurrentPosition' | 'watchPosition' | 'clearWatch'> | undefined;
  permissions?: Pick<Permissions, 'query'> | undefined;
}

/** A store for the device's position: state to show, and fixes to send. `device` is the browser's `navigator`. */
export function makePositionSource({ geolocation, permissions }: Device): PositionSource {
  let state: PositionState = {
    status: geolocation ? 'idle' : 'unsupported',
    permission: geolocation ? 'prompt' : 'denied',
    fix: null,
  };
  let watching: { id: number; mode: WatchMode } | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Who needs the position, also while the permission does not allow to watch it. */
  const needs = new Set<{ mode: WatchMode }>();
  const observers = new Set<() => void>();
  const fixListeners = new Set<(fix: Fix) => void>();

  const change = (next: Partial<PositionState>) => {
    state = { ...state, ...next };
    observers.forEach((notify) => notify());
  };
  const found = (position: GeolocationPosition): Fix => {
    const fix = toFix(position);
    change({ status: 'found', permission: 'granted', fix });
    fixListeners.forEach((listen) => listen(fix));
    listenForSilence();
    return fix;
  };
  const failed = (error: Pick<GeolocationPositionError, 'code'>): PositionError => {
    const status = statusOf(error);
    change({ status, ...(status === 'denied' ? { permission: 'denied' as const } : {}) });
    return new PositionError(status);
  };
  const refresh = () =>
    new Promise<Fix | null>((resolve) => {
      if (!watching || !geolocation) return resolve(null);
      geolocation.getCurrentPosition(
        (position) => resolve(found(position)),
        () => resolve(null),
        FRESH,
      );
    });
  /** A device that stands still may report nothing, and riders could not tell it from a lost one. */
  const listenForSilence = () => {
    clearTimeout(silence);
    if (watching?.mode !== 'ride') return;
    silence = setTimeout(() => void refresh().then((fix) => fix ?? listenForSilence()), SILENT_MS);
  };
  const clear = () => {
    if (watching) geolocation?.clearWatch(watching.id);
    watching = null;
    clearTimeout(silence);
  };
  const adjust = () => {
    if (!geolocation) return;
    const wanted = [...needs].some(({ mode }) => mode === 'ride') ? 'ride' : needs.size > 0 ? 'shift' : null;
    if (watching?.mode === wanted) return;
    clear();
    if (wanted === null) return;
    if (!state.fix) change({ status: 'locating' });
    const onError = (error: Pick<GeolocationPositionError, 'code'>) => {
      // Browsers never resume a watch that was denied.
      if (failed(error).status === 'denied') clear();
    };
    watching = { mode: wanted, id: geolocation.watchPosition(found, onError, OPTIONS[wanted]) };
    listenForSilence();
  };

  if (geolocation && permissions) {
    // Some browsers do not support this permission name; there, the first position request shows the state.
    permissions.query({ name: 'geolocation' }).then(
      (permission) => {
        const read = () => {
          const granted = permission.state === 'granted';
          change({
            permission: permission.state,
            ...(granted && state.status === 'denied' ? { status: 'idle' as const } : {}),
          });
          if (granted) adjust();
        };
        permission.addEventListener('change', read);
        read();
      },
      () => undefined,
    );
  }

  return {
    current: () => state,
    subscribe(onChange) {
      observers.add(onChange);
      return () => observers.delete(onChange);
    },
    onFix(listener) {
      fixListeners.add(listener);
      return () => fixListeners.delete(listener);
    },
    locate: () =>
      new Promise((resolve, reject) => {
        if (!geolocation) {
          reject(new PositionError('unsupported'));
          return;
        }
        change({ status: 'locating' });
        geolocation.getCurrentPosition(
          (position) => {
            resolve(found(position));
            adjust();
          },
          (error) => reject(failed(error)),
          LOCATE,
        );
      }),
    watch(mode) {
      const need = { mode };
      needs.add(need);
      adjust();
      return () => {
        needs.delete(need);
        adjust();
      };
    },
    refresh,
  };
}
