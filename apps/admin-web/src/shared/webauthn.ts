import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Json = Record<string, unknown>;

/** Loaded on first use, because most sign-ins do not use passkeys. */
const load = () => import('@simplewebauthn/browser');

/** Creates and uses passkeys in the browser, with options from the API. */
export const webauthn = {
  /** The snapshot of the sign-in page, which the build renders without a browser, is for those that support them. */
  isSupported: (): boolean => typeof window === 'undefined' || typeof window.PublicKeyCredential === 'function',
  /** @throws Error when the person cancels, or the device does not support it */
  create: async (options: Json): Promise<Json> => ({
    ...(await (await load()).startRegistration({ optionsJSON: options as unknown as CreationOptions })),
  }),
  /** @throws Error when the person cancels, or has no passkey on this device */
  get: async (options: Json): Promise<Json> => ({
    ...(await (await load()).startAuthentication({ optionsJSON: options as unknown as RequestOptions })),
  }),
};
