import type { MessageTemplate } from './domain/message-content';

export type SignInChange =
  | 'add_authenticator'
  | 'remove_authenticator'
  | 'make_recovery_codes'
  | 'use_recovery_code'
  | 'add_passkey'
  | 'remove_passkey';

type Texts = Record<'en' | 'es', string>;

const CLOSING_EN = 'If this wasn’t you, tell an administrator of GroupRide operations now.';
const CLOSING_ES = 'Si no fuiste tú, avisa ahora a quien administra operaciones de GroupRide.';

const change = (what: Texts): MessageTemplate<null> => ({
  en: () => ({ subject: 'Your sign-in to GroupRide operations changed', text: [what.en, CLOSING_EN] }),
  es: () => ({ subject: 'Cambió tu forma de entrar en operaciones de GroupRide', text: [what.es, CLOSING_ES] }),
});

/** A message for each change of how an operator signs in. */
export const SIGN_IN_CHANGES: Readonly<Record<SignInChange, MessageTemplate<null>>> = {
  add_authenticator: change({
    en: 'An authenticator app was set up for your account.',
    es: 'Se configuró una app de autenticación para tu cuenta.',
  }),
  remove_authenticator: change({
    en: 'The authenticator app was removed from your account.',
    es: 'Se quitó la app de autenticación de tu cuenta.',
  }),
  make_recovery_codes: change({
    en: 'New recovery codes were made for your account. The earlier ones no longer work.',
    es: 'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
  }),
  add_passkey: change({
    en: 'A passkey was added to your account.',
    es: 'Se agregó una llave de acceso a tu cuenta.',
  }),
  remove_passkey: change({
    en: 'A passkey was removed from your account.',
    es: 'Se quitó una llave de acceso de tu cuenta.',
  }),
  use_recovery_code: change({
    en: 'A recovery code was used to sign in to your account. Each code works once.',
    es: 'Se usó un código de recuperación para entrar en tu cuenta. Cada código sirve una sola vez.',
  }),
};
