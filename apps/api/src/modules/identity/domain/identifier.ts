import { normalizePhone } from './phone';

/** The email address or phone number that identifies an account at sign-in. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/** @returns null when the text is neither an email address nor a phone number */
export function readIdentifier(text: string): Identifier | null {
  const trimmed = text.trim();
  if (trimmed.includes('@')) return { kind: 'email', email: trimmed.toLowerCase() };
  const phone = normalizePhone(trimmed);
  return phone === null ? null : { kind: 'phone', phone };
}

/** The address or number in the normalized form that is stored. */
export function textOf(identifier: Identifier): string {
  return identifier.kind === 'email' ? identifier.email : identifier.phone;
}

/** Whether a text looks like an email address. Only delivering a message can prove that it exists. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
