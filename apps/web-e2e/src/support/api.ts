import type { AdminDriverRow, DriverView, OutboxList, OutboxMessage, UserView } from '@groupride/contracts';
import { expect, request, type APIRequestContext, type APIResponse } from '@playwright/test';
import { requireAddresses } from './addresses';
import { OPERATOR, type Person } from './people';

/** The API as one person uses it. Paths are those below /api. */
export class Api {
  constructor(private readonly context: APIRequestContext) {}

  static async anonymous(): Promise<Api> {
    return new Api(await request.newContext({ baseURL: requireAddresses().api }));
  }

  async get<T>(path: string): Promise<T> {
    return this.body<T>(await this.context.get(`/api${path}`));
  }
  async post<T>(path: string, data?: object, headers?: Record<string, string>): Promise<T> {
    return this.body<T>(await this.context.post(`/api${path}`, { data, headers }));
  }
  async patch<T>(path: string, data: object): Promise<T> {
    return this.body<T>(await this.context.patch(`/api${path}`, { data }));
  }
  /** Whatever the answer is. */
  raw(method: string, path: string, data?: object): Promise<APIResponse> {
    return this.context.fetch(`/api${path}`, { method, data });
  }
  dispose(): Promise<void> {
    return this.context.dispose();
  }

  private async body<T>(response: APIResponse): Promise<T> {
    const text = await response.text();
    expect(response.ok(), `${response.status()} ${response.url()}: ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

/** Messages to an address or telephone, as the development outbox shows them. */
async function messagesTo(to: string): Promise<OutboxMessage[]> {
  const api = await Api.anonymous();
  try {
    return (await api.get<OutboxList>(`/dev/outbox?to=${encodeURIComponent(to)}`)).messages;
  } finally {
    await api.dispose();
  }
}

/** Remembers what has arrived so far, does `send`, and waits for the one-time code that arrives after it. */
export async function codeAfter(to: string, send: () => Promise<unknown>): Promise<string> {
  const seen = new Set((await messagesTo(to)).map(({ id }) => id));
  await send();
  let code: string | null = null;
  await expect
    .poll(
      async () => {
        const fresh = (await messagesTo(to)).filter((message) => message.code && !seen.has(message.id)).sort((a, b) => b.id - a.id);
        code = fresh[0]?.code ?? null;
        return code;
      },
      { message: `a one-time code for ${to}` },
    )
    .not.toBeNull();
  return code ?? '';
}

/** Signs somebody up, or in when they are known, by the API alone. */
export async function signedIn(person: Person): Promise<{ api: Api; user: UserView }> {
  const api = await Api.anonymous();
  const code = await codeAfter(person.email, async () => {
    const { name, email, phone } = person;
    const signUp = await api.raw('POST', '/users', { name, email, phone });
    if (signUp.status() === 409) await api.raw('POST', '/auth/code', { identifier: email });
  });
  const verify = () => api.post<UserView>('/auth/verify', { identifier: person.email, code });
  if (person !== OPERATOR) return { api, user: await verify() };
  let user: UserView | undefined;
  const second = await codeAfter(person.phone, async () => (user = await verify()));
  user = await api.post<UserView>('/auth/second-factor', { code: second });
  return { api, user };
}

export const VEHICLE = { vehicle: 'Honda Odyssey 2024', licensePlate: 'E2E-2024', seats: 6 } as const;

/** Makes somebody an approved driver. */
export async function approvedDriver(person: Person, vehicle: { vehicle: string; licensePlate: string; seats: number } = VEHICLE): Promise<{ api: Api; driver: DriverView }> {
  const { api } = await signedIn(person);
  const driver = await api.post<DriverView>('/drivers/applications', vehicle);
  const operator = await signedIn(OPERATOR);
  await operator.api.patch<AdminDriverRow>(`/admin/drivers/${driver.id}`, { standing: 'approved' });
  await operator.api.dispose();
  return { api, driver };
}
