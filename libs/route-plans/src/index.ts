export { checkPlan, type Fault } from './check';
export type {
  OrderedStop,
  PlannedRoute,
  RoutePlan,
  RouteProblem,
  RouteRequest,
  RouteVehicle,
  TimedStop,
  TimeWindow,
  Visit,
  VisitKind,
} from './problem';
export { solveRoutes, type SolveOptions } from './solve';
export { timedRoute } from './times';
export { unservedReasons, type UnservedReason } from './unserved';
