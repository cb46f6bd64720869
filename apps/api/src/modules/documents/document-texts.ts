import type { DocumentGroup } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

interface RejectionFacts {
  group: DocumentGroup;
  reason: string;
}

const GROUP_NAMES: Readonly<Record<'en' | 'es', Record<DocumentGroup, string>>> = {
  en: {
    license: 'driver’s license',
    registration: 'vehicle registration',
    insurance: 'insurance',
    vehicle_photos: 'vehicle photo',
  },
  es: {
    license: 'licencia de conducir',
    registration: 'registro del vehículo',
    insurance: 'seguro',
    vehicle_photos: 'foto del vehículo',
  },
};

export const REJECTED_DOCUMENT_TEXTS: MessageTemplate<RejectionFacts> = {
  en: ({ group, reason }) => ({
    subject: 'One of your documents was not accepted',
    text: [`We couldn’t accept your ${GROUP_NAMES.en[group]}. Reason: ${reason}`, 'Please upload a new file.'],
    page: 'Open your documents',
  }),
  es: ({ group, reason }) => ({
    subject: 'Uno de tus documentos no fue aceptado',
    text: [`No pudimos aceptar este documento: ${GROUP_NAMES.es[group]}. Motivo: ${reason}`, 'Sube un archivo nuevo.'],
    page: 'Abrir tus documentos',
  }),
};
