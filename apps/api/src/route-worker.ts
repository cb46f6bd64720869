// The thread in which the API plans routes: takes one problem, answers one plan.
import { parentPort, workerData } from 'node:worker_threads';
import { solveRoutes, type RouteProblem, type SolveOptions } from '@groupride/route-plans';

const { problem, options } = workerData as { problem: RouteProblem; options: SolveOptions };
parentPort?.postMessage(solveRoutes(problem, options));
