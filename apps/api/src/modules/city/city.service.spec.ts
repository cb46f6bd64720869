import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Config } from '../../config/config';
import { only } from '../../platform/testing/stand-ins';
import type { BuiltCity, CitiesRepository, CitySignal } from './cities.repository';
import { CityService } from './city.service';

const built = (id: number): BuiltCity => ({
  id,
  name: `City ${id}`,
  timeZone: 'America/New_York',
  centerLat: 35.2,
  centerLng: -80.8,
  west: -81,
  south: 35,
  east: -80,
  north: 36,
  minZoom: 8,
  maxZoom: 14,
  attribution: '',
  isSketch: true,
  routingFolder: `/cities/${id}`,
});

describe('the current city', () => {
  let newest: BuiltCity | null;
  let changed: () => void;
  let city: CityService;
  /** The city that a first module uses, and whether a second one is ready for the next. */
  let used: string;
  let isReady: boolean;

  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  beforeEach(async () => {
    for (const method of ['log', 'error'] as const)
      jest.spyOn(Logger.prototype, method).mockImplementation(() => undefined);
    [newest, used, isReady] = [built(1), 'none', true];
    const cities = only<CitiesRepository>({ active: async () => newest, serviceArea: async () => [] });
    const signal = only<CitySignal>({ onChange: (run) => void (changed = run) });
    city = new CityService(Object.assign(new Config(), { GROUPRIDE_DATA: '/' }), cities, signal);
    city.beforeSwitch(
      async ({ name }) =>
        () =>
          void (used = name),
    );
    city.beforeSwitch(async () => {
      if (!isReady) throw new Error('there are no routing tiles');
      return () => undefined;
    });
    await city.onModuleInit();
  });
  afterEach(() => {
    city.onApplicationShutdown();
    jest.restoreAllMocks();
  });

  it('is the newest one, which every module then uses', async () => {
    expect([city.current.name, used]).toEqual(['City 1', 'City 1']);
    newest = built(2);
    changed();
    await settled();
    expect([city.current.name, used]).toEqual(['City 2', 'City 2']);
  });

  it('stays, for every module, while one of them is not ready for the next', async () => {
    [newest, isReady] = [built(2), false];
    changed();
    await settled();
    expect([city.current.name, used]).toEqual(['City 1', 'City 1']);
    isReady = true;
    changed();
    await settled();
    expect([city.current.name, used]).toEqual(['City 2', 'City 2']);
  });
});
