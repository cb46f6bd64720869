import type { Language } from '@groupride/contracts';

export type SignInChange =
  | 'add_authenticator'
  | 'remove_authenticator'
  | 'make_recovery_codes'
  | 'use_recovery_code'
  | 'add_passkey'
  | 'remove_passkey'
  | 'change_phone';

interface Content {
  subject: string;
  text: string[];
}

const en = (what: string) => (): Content => ({
  subject: 'Your sign-in to GroupRide operations changed',
  text: [what, 'If this wasn’t you, tell an administrator of GroupRide operations now.'],
});
const es = (what: string) => (): Content => ({
  subject: 'Cambió tu forma de entrar en operaciones de GroupRide',
  text: [what, 'Si no fuiste tú, avisa ahora a quien administra operaciones de GroupRide.'],
});

/** A message for each change of how an operator signs in. */
export const SIGN_IN_CHANGES: Readonly<Record<Language, Record<SignInChange, () => Content>>> = {
  en: {
    add_authenticator: en('An authenticator app was set up for your account.'),
    remove_authenticator: en('The authenticator app was removed from your account.'),
    make_recovery_codes: en('New recovery codes were made for your account. The earlier ones no longer work.'),
    add_passkey: en('A passkey was added to your account.'),
    remove_passkey: en('A passkey was removed from your account.'),
    change_phone: en('The phone number of your operator account was changed.'),
    use_recovery_code: en('A recovery code was used to sign in to your account. Each code works once.'),
  },
  es: {
    add_authenticator: es('Se configuró una app de autenticación para tu cuenta.'),
    remove_authenticator: es('Se quitó la app de autenticación de tu cuenta.'),
    make_recovery_codes: es('Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.'),
    add_passkey: es('Se agregó una llave de acceso a tu cuenta.'),
    remove_passkey: es('Se quitó una llave de acceso de tu cuenta.'),
    change_phone: es('Se cambió el número de teléfono de tu cuenta de operaciones.'),
    use_recovery_code: es('Se usó un código de recuperación para entrar en tu cuenta. Cada código sirve una sola vez.'),
  },
};
