/** Whether a text looks like an email address or a US phone number. Only a delivered message proves more. */
export function isContact(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.includes('@')) return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed);
  if (/[^\d\s().+-]/.test(trimmed)) return false;
  return /^1?\d{10}$/.test(trimmed.replace(/\D/g, ''));
}
