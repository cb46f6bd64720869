import type { NewSalesInquiry } from '@groupride/contracts';
import type { MessageTemplate } from '../identity/identity.facade';

/** Mail to operations. The visitor's text comes last, so that it cannot pass for ours. */
export const INQUIRY_RECEIVED: MessageTemplate<NewSalesInquiry> = {
  en: ({ name, email, organization, phone, message }) => ({
    subject: 'New sales inquiry',
    text: [
      'Someone contacted sales on the business page. Answer them by email or phone, then update the inquiry under Sales in the operations application.',
      [name, organization, email, phone].filter(Boolean).join(' · '),
      message,
    ],
  }),
  es: ({ name, email, organization, phone, message }) => ({
    subject: 'Nueva consulta de ventas',
    text: [
      'Alguien escribió a ventas desde la página de empresas. Respóndele por correo o teléfono y actualiza la consulta en Ventas, en la aplicación de operaciones.',
      [name, organization, email, phone].filter(Boolean).join(' · '),
      message,
    ],
  }),
};
