import type { SignUp } from '@groupride/contracts';

/** What is sent: the phone as digits, without the country's leading 1; the API refuses more than ten. */
export function cleanSignUp(form: SignUp): SignUp {
  return { name: form.name.trim(), email: form.email.trim(), phone: cleanPhone(form.phone), avatar: '' };
}

export function cleanPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits;
}
