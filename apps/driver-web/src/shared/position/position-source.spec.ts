import { jest } from '@jest/globals';
import { makePositionSource, PositionError } from './position-source';

const at = (lat: number, lng: number, more: Partial<GeolocationCoordinates> = {}): GeolocationPosition => {
  const coords = {
    latitude: lat,
    longitude: lng,
    accuracy: 8,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    ...more,
  };
  return { timestamp: 1_700_000_000_000, coords: { ...coords, toJSON: () => coords }, toJSON: () => ({}) };
};

function fakeDevice() {
  const watchers = new Map<
    number,
    { onFix: PositionCallback; onError: PositionErrorCallback | null | undefined; options: PositionOptions | undefined }
  >();
  let nextId = 0;
  return {
    watchers,
    getCurrentPosition: jest.fn<Geolocation['getCurrentPosition']>(),
    watchPosition: (onFix: PositionCallback, onError?: PositionErrorCallback | null, options?: PositionOptions) => {
      nextId += 1;
      watchers.set(nextId, { onFix, onError, options });
      return nextId;
    },
    clearWatch: (id: number) => {
      watchers.delete(id);
    },
  };
}

const problem = (code: number) => ({ code, message: '' }) as GeolocationPositionError;

describe('the position source', () => {
  it('reports a device without geolocation', async () => {
    const source = makePositionSource({});
    expect(source.current().status).toBe('unsupported');
    await expect(source.locate()).rejects.toEqual(new PositionError('unsupported'));
  });

  it('requests one position, which also reveals the permission', async () => {
    const geolocation = fakeDevice();
    geolocation.getCurrentPosition.mockImplementation((onFix) =>
      onFix(at(35.2, -80.8, { heading: Number.NaN, speed: 0 })),
    );
    const source = makePositionSource({ geolocation });
    await expect(source.locate()).resolves.toMatchObject({
      lat: 35.2,
      lng: -80.8,
      heading: null,
      speed: 0,
      accuracy: 8,
    });
    expect(source.current()).toMatchObject({ status: 'found', permission: 'granted' });
  });

  it('distinguishes denial, timeout and no signal', async () => {
    const geolocation = fakeDevice();
    const source = makePositionSource({ geolocation });
    for (const [code, status] of [
      [2, 'unavailable'],
      [3, 'timeout'],
      [1, 'denied'],
    ] as const) {
      geolocation.getCurrentPosition.mockImplementationOnce((_, onError) => onError?.(problem(code)));
      await expect(source.locate()).rejects.toMatchObject({ status });
      expect(source.current().status).toBe(status);
    }
    expect(source.current().permission).toBe('denied');
  });

  it('passes the specified options to the device', () => {
    const geolocation = fakeDevice();
    const source = makePositionSource({ geolocation });
    void source.locate();
    expect(geolocation.getCurrentPosition.mock.lastCall?.[2]).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
    const watched = (mode: 'shift' | 'ride') => {
      source.watch(mode);
      return [...geolocation.watchers.values()].at(-1)?.options;
    };
    expect(watched('shift')).toEqual({ enableHighAccuracy: true, timeout: 30_000, maximumAge: 60_000 });
    expect(watched('ride')).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 2_000 });
  });

  it('watches once while anybody needs it, with fresher fixes during a ride', () => {
    const geolocation = fakeDevice();
    const source = makePositionSource({ geolocation });
    const ages = () => [...geolocation.watchers.values()].map((w) => w.options?.maximumAge);
    const ends = [source.watch('shift'), source.watch('shift')];
    expect(ages()).toEqual([60_000]);
    const endRide = source.watch('ride');
    expect(ages()).toEqual([2_000]);
    endRide();
    expect(ages()).toEqual([60_000]);
    ends.forEach((end) => end());
    expect(ages()).toEqual([]);
  });

  it('keeps the last fix while the signal is gone', () => {
    const geolocation = fakeDevice();
    const source = makePositionSource({ geolocation });
    const fixes: number[] = [];
    source.onFix((fix) => fixes.push(fix.lat));
    source.watch('ride');
    const watcher = [...geolocation.watchers.values()][0]!;
    watcher.onFix(at(35.1, -80.8));
    watcher.onError?.(problem(2));
    expect(source.current()).toMatchObject({ status: 'unavailable', fix: { lat: 35.1 } });
    watcher.onFix(at(35.3, -80.8));
    expect(fixes).toEqual([35.1, 35.3]);
  });

  it('measures again during a ride while the device stands still and reports nothing', () => {
    jest.useFakeTimers();
    const geolocation = fakeDevice();
    const source = makePositionSource({ geolocation });
    const fixes: number[] = [];
    source.onFix((fix) => fixes.push(fix.lat));
    const endShift = source.watch('shift');
    [...geolocation.watchers.values()][0]!.onFix(at(35.1, -80.8));
    jest.advanceTimersByTime(60_000);
    expect(fixes).toEqual([35.1]);
    const endRide = source.watch('ride');
    const { onFix } = [...geolocation.watchers.values()][0]!;
    jest.advanceTimersByTime(9_000);
    onFix(at(35.2, -80.8));
    jest.advanceTimersByTime(9_000);
    expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
    geolocation.getCurrentPosition.mockImplementation((found) => found(at(35.2, -80.8)));
    jest.advanceTimersByTime(21_000);
    expect(fixes).toEqual([35.1, 35.2, 35.2, 35.2, 35.2]);
    endRide();
    jest.advanceTimersByTime(60_000);
    endShift();
    expect(fixes).toHaveLength(5);
    jest.useRealTimers();
  });

  it('keeps measuring during a ride after a measurement failed', async () => {
    jest.useFakeTimers();
    const geolocation = fakeDevice();
    const end = makePositionSource({ geolocation }).watch('ride');
    geolocation.getCurrentPosition.mockImplementation((_, failed) => failed?.(problem(3)));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(geolocation.getCurrentPosition).toHaveBeenCalledTimes(3);
    end();
    jest.useRealTimers();
  });

  it.each(['in the browser settings', 'when the driver asks again'])(
    'watches again after a denied permission is granted %s',
    async (where) => {
      const permission = Object.assign(new EventTarget(), { state: 'prompt' as PermissionState });
      const permissions = { query: () => Promise.resolve(permission as unknown as PermissionStatus) };
      const geolocation = fakeDevice();
      const source = makePositionSource({ geolocation, permissions });
      await Promise.resolve();
      const end = source.watch('ride');
      [...geolocation.watchers.values()][0]!.onError?.(problem(1));
      expect(geolocation.watchers.size).toBe(0);
      if (where === 'in the browser settings') {
        permission.state = 'granted';
        permission.dispatchEvent(new Event('change'));
      } else {
        geolocation.getCurrentPosition.mockImplementationOnce((onFix) => onFix(at(35.1, -80.8)));
        await source.locate();
      }
      expect([...geolocation.watchers.values()].map((w) => w.options?.maximumAge)).toEqual([2_000]);
      end();
      permission.dispatchEvent(new Event('change'));
      expect(geolocation.watchers.size).toBe(0);
    },
  );

  it('follows a permission that is changed in the browser settings', async () => {
    const permission = Object.assign(new EventTarget(), { state: 'denied' as PermissionState });
    const permissions = { query: () => Promise.resolve(permission as unknown as PermissionStatus) };
    const source = makePositionSource({ geolocation: fakeDevice(), permissions });
    await Promise.resolve();
    expect(source.current().permission).toBe('denied');
    permission.state = 'granted';
    permission.dispatchEvent(new Event('change'));
    expect(source.current().permission).toBe('granted');
  });
});
