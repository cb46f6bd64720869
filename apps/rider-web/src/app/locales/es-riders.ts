import type { Translation } from '@groupride/web-ui';
import type { enRiders } from './en-riders';

export const esRiders: Translation<typeof enRiders> = {
  riders: {
    title: 'Quiénes viajan',
    count: '{{confirmed}} de {{size}}',
    you: 'Tú',
    confirmed: 'Confirmado',
    pending: 'Pendiente',
    add: 'Agregar viajero',
    addThis: 'Agregar viajero',
    cancel: 'Cancelar',
    remove: 'Quitar a {{name}}',
    name: 'Nombre',
    address: 'Teléfono o correo electrónico',
    hint: 'Invitamos a quienes agregues cuando el viaje quede reservado.',
    full: 'Todos los asientos tienen viajero. Aumenta el grupo para agregar a más personas.',
    tooMany_one: 'Una persona no tiene asiento. Quita a alguien o aumenta el grupo.',
    tooMany_other: '{{count}} personas no tienen asiento. Quítalas o aumenta el grupo.',
    problems: {
      nameMissing: 'Escribe un nombre.',
      addressInvalid: 'Escribe un teléfono de 10 dígitos o un correo electrónico.',
      addedAlready: 'Esta persona ya está en la lista.',
    },
  },
};
