import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Json = Record<string, unknown>;

/** Passkeys through the browser, by the options that the API answers. */
export const webauthn = {
  isSupported: (): boolean => browserSupportsWebAuthn(),
  /** @throws Error when the person cancels, or the device cannot do it */
  create: async (options: Json): Promise<Json> => ({
    ...(await startRegistration({ optionsJSON: options as unknown as CreationOptions })),
  }),
  /** @throws Error when the person cancels, or has no passkey here */
  get: async (options: Json): Promise<Json> => ({
    ...(await startAuthentication({ optionsJSON: options as unknown as RequestOptions })),
  }),
};
