/** What led to a run: a published route plan, or groups that share a vehicle. */
export const RUN_SOURCES = ['route_plan', 'pool'] as const;
export type RunSource = (typeof RUN_SOURCES)[number];
