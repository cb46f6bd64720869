import type { FieldProblem, NewRoutePlan, RoutePlanOrder } from '@groupride/contracts';

export const problem = (field: string, message: string): FieldProblem => ({ field, code: 'invalid', message });

/** Problems of a plan whose fields are valid by themselves. */
export function problemsOf({ day, requests, vehicles }: NewRoutePlan): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    problems.push(problem('day', 'is not a day of the calendar'));
  }
  if (requests.length === 0) problems.push(problem('requests', 'must have at least one'));
  if (vehicles.length === 0) problems.push(problem('vehicles', 'must have at least one'));
  requests.forEach(({ pickup, dropoff }, index) => {
    const field = `requests.${index}`;
    if (!pickup && !dropoff) problems.push(problem(field, 'must have a pickup, a drop-off or both'));
    for (const [name, visit] of Object.entries({ pickup, dropoff })) {
      if (visit && visit.to < visit.from) problems.push(problem(`${field}.${name}.to`, 'is before it begins'));
    }
  });
  vehicles.forEach(({ from, to }, index) => {
    if (to <= from) problems.push(problem(`vehicles.${index}.to`, 'must be after it begins'));
  });
  return problems;
}

/** Problems of the orders of stops. Whether the routes can be driven is not checked here. */
export function orderProblems({ requests, vehicles }: NewRoutePlan, routes: readonly RoutePlanOrder[]): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const driving = new Set<number>();
  const made = new Set<string>();
  routes.forEach(({ vehicle, stops }, index) => {
    if (vehicle >= vehicles.length) problems.push(problem(`routes.${index}.vehicle`, 'is not a vehicle of this plan'));
    if (driving.has(vehicle)) problems.push(problem(`routes.${index}.vehicle`, 'has a route already'));
    driving.add(vehicle);
    stops.forEach(({ request, kind }, position) => {
      const field = `routes.${index}.stops.${position}`;
      if (!requests[request]?.[kind]) problems.push(problem(field, 'is not a stop of this plan'));
      if (made.has(`${request} ${kind}`)) problems.push(problem(field, 'is made twice'));
      made.add(`${request} ${kind}`);
    });
  });
  return problems;
}
