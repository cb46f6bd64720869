import { Lane } from './lane';
import { RoutingLanes } from './routing-lanes';
import { RoutingRefusal, type RoutingEngine } from './routing-engine';
import { RoutingService } from './routing.service';
import { crossing, GridEngine } from './testing/grid';

const LIMITS = { concurrency: 4, queue: 4, timeoutMs: 1000 };

class FixedLanes extends RoutingLanes {
  constructor(private readonly fixed: Lane[]) {
    super();
  }

  lanes() {
    return this.fixed;
  }

  configured() {
    return [];
  }
}

const routingBy = (...engines: RoutingEngine[]) => new RoutingService(new FixedLanes(engines.map((engine) => new Lane(engine, LIMITS))));

class Broken extends GridEngine {
  override route(): Promise<never> {
    return Promise.reject(new Error('away'));
  }
}

class FarOff extends GridEngine {
  override route() {
    return super.route([crossing(0, 0), crossing(1, 1)]);
  }
}

const FAR = { lat: 35.6, lng: -80.4 };

describe('routing', () => {
  it('asks the first engine', async () => {
    const answer = await routingBy(new GridEngine(), new Broken()).route([crossing(0, 0), crossing(3, 0)]);
    expect(answer).toMatchObject({ service: 'city', estimated: false });
    expect(Math.abs(answer.value[0]!.meters - 600)).toBeLessThan(10);
  });

  it('asks the next when one is away, and estimates when all are', async () => {
    expect(await routingBy(new Broken(), new GridEngine()).route([crossing(0, 0), crossing(3, 0)])).toMatchObject({ service: 'city', estimated: false });
    const estimated = await routingBy(new Broken()).route([crossing(0, 0), crossing(3, 0)]);
    expect(estimated).toMatchObject({ service: 'estimate', estimated: true });
    expect(estimated.value[0]!.meters).toBeGreaterThan(700);
    expect(await routingBy().route([crossing(0, 0), crossing(3, 0)])).toMatchObject({ service: 'estimate' });
  });

  it('estimates where no road is near, and does not trust a way that begins elsewhere', async () => {
    expect(await routingBy(new GridEngine()).route([FAR, crossing(3, 0)])).toMatchObject({ estimated: true });
    expect(await routingBy(new FarOff()).route([FAR, crossing(3, 0)])).toMatchObject({ estimated: true });
  });

  it('tells whoever asks too much', async () => {
    await expect(routingBy(new GridEngine()).route(Array.from({ length: 25 }, () => crossing(1, 1)))).rejects.toMatchObject({ reason: 'too_much' });
  });

  it('gives no estimate to who wants roads only', async () => {
    await expect(routingBy(new GridEngine()).routeOnRoads([FAR, crossing(3, 0)])).rejects.toBeInstanceOf(RoutingRefusal);
    await expect(routingBy(new Broken()).routeOnRoads([crossing(0, 0), crossing(3, 0)])).rejects.toThrow(/no routing engine/);
  });
});
