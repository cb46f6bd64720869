import type { MessageTemplate } from '../identity/identity.facade';

const CREATED_EN = 'A new API token was created for your account. Programs that have it act as you.';
const ROTATED_EN = 'An API token of your account was replaced by a new one. Programs that have it act as you.';
const CREATED_ES = 'Se creó un token de API para tu cuenta. Los programas que lo tengan actúan en tu nombre.';
const ROTATED_ES =
  'Un token de API de tu cuenta se reemplazó por otro. Los programas que lo tengan actúan en tu nombre.';

/** Omits the token's name, because an intruder may have chosen it. */
const template = (en: string, es: string): MessageTemplate<null> => ({
  en: () => ({
    subject: 'New API token for your GroupRide account',
    text: [en, 'If this wasn’t you, revoke the token, sign out of all your devices, and tell us right away.'],
  }),
  es: () => ({
    subject: 'Nuevo token de API para tu cuenta de GroupRide',
    text: [es, 'Si no fuiste tú, revoca el token, cierra la sesión en todos tus dispositivos y avísanos de inmediato.'],
  }),
});

export const TOKEN_CREATED = template(CREATED_EN, CREATED_ES);
export const TOKEN_ROTATED = template(ROTATED_EN, ROTATED_ES);
