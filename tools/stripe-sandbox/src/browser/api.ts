import type { FormError } from './protocol';

export type ApiAnswer = { value: Record<string, unknown> } | { error: FormError };

const NO_CONNECTION =
  'We are experiencing issues connecting to our payments provider. You have not been charged. ' +
  'Please check your internet connection and try again. If the problem persists please contact us.';

/** Calls the API with the publishable key. Never throws: a failed call is an `error`. */
export async function callApi(
  base: string,
  key: string,
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, unknown>,
): Promise<ApiAnswer> {
  const form = encode(params);
  try {
    const answer = await fetch(`${base}${path}${method === 'GET' ? `?${form}` : ''}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { body: form }),
    });
    const body = (await answer.json()) as Record<string, unknown>;
    return answer.ok ? { value: body } : { error: body['error'] as FormError };
  } catch {
    return { error: { type: 'api_connection_error', message: NO_CONNECTION } };
  }
}

function encode(params: Record<string, unknown>): string {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else form.append(name, String(value));
  };
  for (const [name, value] of Object.entries(params)) add(name, value);
  return form.toString();
}
