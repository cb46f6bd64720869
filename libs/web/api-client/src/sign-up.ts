import type { SignUp } from '@groupride/contracts';

/** Normalizes the form; the phone becomes digits without the country code 1, because the API refuses more than ten. */
export function cleanSignUp(form: SignUp): SignUp {
  return { name: form.name.trim(), email: form.email.trim(), phone: cleanPhone(form.phone), avatar: '' };
}

export function cleanPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits;
}
