import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault-plan';
import { measureRecovery, type Probes, type Recovery, untilListening } from './recovery';
import type { World } from './world';

/** Stops a server as planned, restarts it, and measures how soon everything works again. */
export async function inject(world: World, fault: Fault, probes: Probes): Promise<Recovery> {
  switch (fault.kind) {
    case 'postgres kill':
    case 'postgres restart':
      await (fault.kind === 'postgres kill' ? world.postgres.kill() : world.postgres.stop());
      await delay(fault.awayMs);
      await world.postgres.start();
      return measureRecovery(probes, performance.now());
    case 'redis kill':
      if (world.redis === undefined) throw new Error('there is no Redis');
      await world.redis.kill();
      await delay(fault.awayMs);
      await world.redis.start();
      return measureRecovery(probes, performance.now());
    case 'api kill':
      return killApi(world, fault, probes);
  }
}

async function killApi({ processes, keepApiLog }: World, fault: Fault, probes: Probes): Promise<Recovery> {
  const index = fault.process % processes.length;
  const process = processes[index];
  if (process === undefined) throw new Error('there is no API process');
  await process.kill();
  keepApiLog(index);
  const started = process.start();
  const measured = untilListening(process.url).then(() => measureRecovery(probes, performance.now()));
  const [recovery] = await Promise.all([measured, started]);
  return recovery;
}
