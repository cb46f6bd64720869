import type { Translation } from '@groupride/web-ui';
import type { enOperatorChanges } from './en-operator-changes';

export const esOperatorChanges: Translation<typeof enOperatorChanges> = {
  operatorChanges: {
    driver: 'Te elegimos un conductor',
    newDriver: 'Cambiamos tu conductor',
    pickup: 'Cambiamos tu punto de recogida',
    destination: 'Cambiamos tu destino',
    newPrice: 'El viaje ahora cuesta {{total}} en vez de {{before}}.',
    samePrice: 'El viaje sigue costando {{total}}.',
    share: 'Tu parte es {{share}}.',
    reason: 'Motivo: {{reason}}',
  },
};
