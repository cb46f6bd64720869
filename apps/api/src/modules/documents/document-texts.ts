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

export const NEW_PICTURE_TEXTS: MessageTemplate<RejectionFacts> = {
  en: ({ group, reason }) => ({
    subject: 'We need a new picture of a document',
    text: [`Please send a new picture of your ${GROUP_NAMES.en[group]}. Reason: ${reason}`],
    page: 'Open your documents',
  }),
  es: ({ group, reason }) => ({
    subject: 'Necesitamos una foto nueva de un documento',
    text: [`Envía una foto nueva de este documento: ${GROUP_NAMES.es[group]}. Motivo: ${reason}`],
    page: 'Abrir tus documentos',
  }),
};

interface ExpiryFacts {
  group: DocumentGroup;
  /** Such as "March 31, 2027". */
  lastDay: string;
}

export const EXPIRING_DOCUMENT_TEXTS: MessageTemplate<ExpiryFacts> = {
  en: ({ group, lastDay }) => ({
    subject: 'One of your documents expires soon',
    text: [
      `Your ${GROUP_NAMES.en[group]} is valid through ${lastDay}.`,
      'Upload the new one in time. Once it has expired, you can’t go online.',
    ],
    page: 'Open your documents',
  }),
  es: ({ group, lastDay }) => ({
    subject: 'Uno de tus documentos vence pronto',
    text: [
      `Este documento es válido hasta el ${lastDay}: ${GROUP_NAMES.es[group]}.`,
      'Sube el nuevo a tiempo. Cuando venza, no podrás conectarte.',
    ],
    page: 'Abrir tus documentos',
  }),
};

export const EXPIRED_DOCUMENT_TEXTS: MessageTemplate<Pick<ExpiryFacts, 'group'>> = {
  en: ({ group }) => ({
    subject: 'You’re offline: a document has expired',
    text: [
      `Your ${GROUP_NAMES.en[group]} has expired, so you can’t go online for now. You can still finish a ride under way.`,
      'Upload a new one. You can go online again once we’ve accepted it. Until then, scheduled rides go to other drivers two days before they start.',
    ],
    page: 'Open your documents',
  }),
  es: ({ group }) => ({
    subject: 'Estás desconectado: venció un documento',
    text: [
      `Venció este documento: ${GROUP_NAMES.es[group]}. Por ahora no puedes conectarte, pero sí terminar un viaje en curso.`,
      'Sube uno nuevo. Podrás conectarte otra vez cuando lo aceptemos. Hasta entonces, tus viajes programados pasan a otros conductores dos días antes de empezar.',
    ],
    page: 'Abrir tus documentos',
  }),
};
