import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Actor } from '@valhallajs/valhallajs';
import { valhallaConfig } from './valhalla-config';
import { type ValhallaAction, ValhallaEngine } from './valhalla.engine';
import { valhallaRefusal } from './valhalla-format';

const METHODS = {
  route: 'route',
  sources_to_targets: 'matrix',
  isochrone: 'isochrone',
  trace_attributes: 'traceAttributes',
} as const;

/** Valhalla inside this process, on a city's routing tiles. It runs on its own threads. */
export class ValhallaInProcess extends ValhallaEngine {
  readonly service = 'city';

  private constructor(private readonly actor: Actor) {
    super();
  }

  /** @throws Error when the folder has no usable routing tiles */
  static async open(folder: string): Promise<ValhallaInProcess> {
    const archive = join(folder, 'tiles.tar');
    const hasArchive = await exists(archive);
    const tiles = (await exists(join(folder, 'tiles'))) ? join(folder, 'tiles') : folder;
    if (!hasArchive && !(await exists(join(tiles, '2')))) throw new Error(`there are no routing tiles in ${folder}`);
    const engine = new ValhallaInProcess(new Actor(valhallaConfig(hasArchive ? { archive } : { folder: tiles })));
    await engine.actor.status({});
    return engine;
  }

  protected async ask<Answer>(action: ValhallaAction, request: object): Promise<Answer> {
    try {
      return (await this.actor[METHODS[action]](request)) as Answer;
    } catch (error) {
      throw valhallaRefusal(String((error as { message?: unknown }).message ?? error)) ?? error;
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
