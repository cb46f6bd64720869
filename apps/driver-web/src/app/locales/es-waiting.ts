import type { Translation } from '@groupride/web-ui';
import type { enWaiting } from './en-waiting';

export const esWaiting: Translation<typeof enWaiting> = {
  waiting: {
    title: 'Tiempo de espera',
    left: 'Quedan {{time}}',
    over: 'Terminó la espera',
    since: 'En la recogida desde las {{time}}',
    unsent: 'El tiempo de espera empieza cuando se envíe tu llegada.',
    hint: 'Después de la espera puedes marcar a quienes no llegaron e iniciar sin ellos.',
    startsOver: 'La espera empieza de nuevo cuando vuelvas a la recogida.',
    mark: 'No está',
    markLabel: '{{name}} no está',
    marked: 'No se presentó',
    undo: 'Deshacer',
    undoLabel: 'Al final llegó {{name}}',
    markTitle: '¿Marcar que {{name}} no se presentó?',
    markText: 'Ya no podrá subir y su asiento se cobra de todos modos. Puedes deshacerlo hasta que empiece el viaje.',
    markConfirm: 'Marcar',
    nobody: 'No vino nadie',
    nobodyTitle: '¿Cancelar el viaje porque no vino nadie?',
    nobodyText: 'Recibes {{amount}} del cargo por no presentarse.',
    nobodyFree: 'Este viaje no tiene cargo, así que no ganarás nada.',
    nobodyConfirm: 'Cancelar viaje',
    keep: 'Seguir esperando',
    locating: 'Comprobamos que estás en la recogida. Obtener tu ubicación puede tardar hasta 15 segundos.',
    done: 'Viaje cancelado porque no vino nadie',
    failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
    stillWaiting: 'Espera un poco más, por favor.',
  },
};
