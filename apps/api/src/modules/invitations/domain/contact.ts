import type { InvitationChannel } from '@groupride/contracts';

/** The normalized recipient of an invitation. */
export interface Contact {
  channel: InvitationChannel;
  /** Lower-case email address, or ten digits. */
  address: string;
}

/** Accepts exactly one US number, because a typo must not reach a stranger. */
export const isPhoneNumber = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^1?\d{10}$/.test(text.replace(/\D/g, ''));

/** Endings of web addresses that count even without a slash after them. Others may be words after a missing space. */
const ENDINGS =
  'com|net|org|io|co|me|info|biz|xyz|link|top|app|ly|us|uk|eu|mx|ru|cn|cc|tv|gg|ai|dev|shop|store|online|site|website|club|live|page|tech|vip|click|icu';
/** Web addresses, with or without a scheme. We send this text to strangers, so it must not link elsewhere. */
const LINK = new RegExp(
  `\\b(?:[a-z][a-z0-9+.-]*://|www\\.)|\\b[a-z0-9-]+\\.(?:[a-z0-9-]+\\.)*[a-z]{2,}/|\\b[a-z0-9-]+\\.(?:${ENDINGS})\\b`,
  'i',
);

export const hasLink = (message: string): boolean => LINK.test(message);
