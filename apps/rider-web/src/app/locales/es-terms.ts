import type { Translation } from '@groupride/web-ui';
import type { enTerms } from './en-terms';

export const esTerms: Translation<typeof enTerms> = {
  terms: {
    cash: 'Puedes cancelar gratis un viaje en efectivo hasta que empiece el trayecto.',
    alwaysFree: 'Puedes cancelar gratis hasta que empiece el trayecto.',
    untilArrival: 'Cancela gratis hasta que llegue tu conductor; después, el cargo es el {{percent}} del precio.',
    untilArrivalOrGrace:
      'Cancela gratis hasta que llegue tu conductor, o en los {{grace}} después de que un conductor acepte; después, el cargo es el {{percent}} del precio.',
    stages:
      'Cancela gratis hasta {{moment}}; después, el cargo es el {{percent}} del precio{{later}}, o el {{arrived}} cuando tu conductor haya llegado.',
    stagesOrGrace:
      'Cancela gratis hasta {{moment}}, o en los {{grace}} después de que un conductor acepte; después, el cargo es el {{percent}} del precio{{later}}, o el {{arrived}} cuando tu conductor haya llegado.',
    laterStage: '{{percent}} desde {{moment}}',
    start: 'el inicio',
    beforeStart: '{{time}} antes del inicio',
    accepted: 'que un conductor acepte',
    afterAccepted: '{{time}} después de que un conductor acepte',
  },
};
