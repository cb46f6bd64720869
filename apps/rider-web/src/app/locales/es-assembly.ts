import type { Translation } from '@groupride/web-ui';
import type { enAssembly } from './en-assembly';

export const esAssembly: Translation<typeof enAssembly> = {
  positions: {
    detail: 'Tú y quienes comparten su ubicación pueden verse. Quien conduce te ve hasta que subes al vehículo.',
    others: 'Otras personas que comparten su ubicación',
    nobody: 'Nadie más comparte su ubicación todavía.',
    stopFailed:
      'No pudimos dejar de compartir. Es posible que los demás aún vean tu última ubicación. Inténtalo de nuevo.',
    marker: '{{name}}, {{age}}',
    now: 'ahora mismo',
    seconds_one: 'hace {{count}} segundo',
    seconds_other: 'hace {{count}} segundos',
    minutes_one: 'hace {{count}} minuto',
    minutes_other: 'hace {{count}} minutos',
    hours_one: 'hace {{count}} hora',
    hours_other: 'hace {{count}} horas',
  },
};
