import { normalizePhone } from './phone';

/** How somebody names their account when signing in. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/** @returns null when the text is neither an e-mail address nor a phone number */
export function readIdentifier(text: string): Identifier | null {
  const trimmed = text.trim();
  if (trimmed.includes('@')) return { kind: 'email', email: trimmed.toLowerCase() };
  const phone = normalizePhone(trimmed);
  return phone === null ? null : { kind: 'phone', phone };
}

/** The address or number itself, in the one spelling that is stored. */
export function textOf(identifier: Identifier): string {
  return identifier.kind === 'email' ? identifier.email : identifier.phone;
}

/** Whether a text has the shape of an email address; only a message that arrives proves more. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
