import type { Translation } from '@groupride/web-ui';
import type { enWaiting } from './en-waiting';

export const esWaiting: Translation<typeof enWaiting> = {
  waiting: {
    title: 'Tiempo de espera',
    left: 'Quedan {{time}}',
    over: 'El tiempo de espera terminó',
    hint: 'Cuando termine puedes seguir sin quienes no estén aquí.',
    mark: 'No está',
    markLabel: '{{name}} no está',
    marked: 'Se sigue sin',
    undo: 'Deshacer',
    undoLabel: 'Al final llegó {{name}}',
    markTitle: '¿Seguir sin {{name}}?',
    markText: 'Ya no podrá subir y su parte se mantiene. Puedes deshacerlo hasta que empiece el viaje.',
    markConfirm: 'Seguir sin esa persona',
    nobody: 'No vino nadie',
    nobodyTitle: '¿Cancelar el viaje porque no vino nadie?',
    nobodyText: 'El grupo paga la tarifa por no presentarse. Tú recibes {{amount}}.',
    nobodyFree: 'No se puede retener nada de este viaje, así que no hay nada que ganar.',
    nobodyConfirm: 'Cancelar el viaje',
    keep: 'Seguir esperando',
    done: 'Viaje cancelado: no vino nadie',
    failed: 'No funcionó. Inténtalo de nuevo.',
    stillWaiting: 'Espera un poco más, por favor.',
  },
};
