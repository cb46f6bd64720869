import type { Translation } from '@groupride/web-ui';
import type { enAvailability } from './en-availability';

export const esAvailability: Translation<typeof enAvailability> = {
  availability: {
    checking: 'Consultando disponibilidad…',
    minutes_one: 'a {{count}} min',
    minutes_other: 'a {{count}} min',
    minutesAbout_one: 'a unos {{count}} min',
    minutesAbout_other: 'a unos {{count}} min',
    soon: 'Ocupado hasta cerca de las {{time}}',
    later: 'No disponible ahora. El próximo, cerca de las {{time}}',
    laterOn: 'No disponible ahora. El próximo: {{time}}',
    none: 'No disponible ahora',
    schedule: 'Mejor programar',
    scheduleType: 'Mejor programar {{type}} para {{time}}',
    failed: 'No pudimos consultar qué vehículos hay cerca.',
    total: '{{amount}} en total',
    announced: '{{type}}: {{availability}}',
  },
};
