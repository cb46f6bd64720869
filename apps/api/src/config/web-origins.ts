import { type App, APPS } from '@groupride/contracts';
import { ValidateBy } from 'class-validator';

/** The origins at which each application's pages are served. No origin belongs to two applications. */
export type AppOrigins = Readonly<Record<App, readonly string[]>>;

/** @param text `rider=https://rides.example, admin=https://ops.example` @returns null when an entry is not an application and an http(s) address */
export function readWebOrigins(text: string): { app: App; origin: string }[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const read = entries.map((entry) => {
    const [name = '', ...rest] = entry.split('=');
    const app = APPS.find((known) => known === name.trim());
    const address = rest.join('=').trim();
    return app && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
      ? [{ app, origin: new URL(address).origin }]
      : [];
  });
  return read.every((found) => found.length === 1) ? read.flat() : null;
}

/** Further origins, each with the application that it serves. */
export function IsWebOrigins(): PropertyDecorator {
  return ValidateBy({
    name: 'isWebOrigins',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && readWebOrigins(value) !== null,
      defaultMessage: () =>
        'must name the application of each origin, like rider=https://rides.example,admin=https://ops.example',
    },
  });
}

/** @returns origins that more than one application claims */
export function sharedOrigins(origins: AppOrigins): string[] {
  const all = APPS.flatMap((app) => origins[app]);
  return [...new Set(all.filter((origin, index) => all.indexOf(origin) !== index))];
}
