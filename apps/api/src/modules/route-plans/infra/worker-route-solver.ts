import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { RoutePlan, RouteProblem, SolveOptions } from '@groupride/route-plans';
import { solverBusy } from '../route-plans.errors';
import { RouteSolver } from '../route-solver';

/** A small plan does not get better for longer than that, and operators wait for it. */
const SEARCH_MS = { perRequest: 100, most: 3_000 };
/** Most plans at a time: the one being solved and those waiting. */
const MOST = 4;
const MEMORY_MB = 256;

/** Solves one plan at a time in a separate thread, so that requests never wait and the search uses at most one core. */
@Injectable()
export class WorkerRouteSolver extends RouteSolver {
  private asked = 0;
  private last: Promise<unknown> = Promise.resolve();

  async solve(problem: RouteProblem): Promise<RoutePlan> {
    if (this.asked >= MOST) throw solverBusy();
    this.asked += 1;
    const plan = this.last.then(() => inThread(problem));
    this.last = plan.catch(() => undefined);
    try {
      return await plan;
    } finally {
      this.asked -= 1;
    }
  }
}

/** How long a better plan is searched for, and what makes one better. */
export function solveOptionsFor({ requests }: Pick<RouteProblem, 'requests'>): SolveOptions {
  return { milliseconds: Math.min(SEARCH_MS.most, SEARCH_MS.perRequest * requests.length), minimize: 'seconds' };
}

/** The build puts the worker program next to the main program. */
function inThread(problem: RouteProblem): Promise<RoutePlan> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(dirname(process.argv[1]!), 'route-worker.js'), {
      workerData: { problem, options: solveOptionsFor(problem) },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with code ${code} before it had a plan`)));
  });
}
