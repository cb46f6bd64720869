/** The web applications, each served from its own origin. */
export const APPS = ['rider', 'driver', 'admin'] as const;
export type App = (typeof APPS)[number];
