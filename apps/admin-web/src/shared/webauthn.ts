import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Json = Record<string, unknown>;

/** Loads with the first passkey: most sign-ins do without. */
const load = () => import('@simplewebauthn/browser');

/** Passkeys through the browser, by the options that the API answers. */
export const webauthn = {
  isSupported: (): boolean => typeof window.PublicKeyCredential === 'function',
  /** @throws Error when the person cancels, or the device cannot do it */
  create: async (options: Json): Promise<Json> => ({
    ...(await (await load()).startRegistration({ optionsJSON: options as unknown as CreationOptions })),
  }),
  /** @throws Error when the person cancels, or has no passkey here */
  get: async (options: Json): Promise<Json> => ({
    ...(await (await load()).startAuthentication({ optionsJSON: options as unknown as RequestOptions })),
  }),
};
