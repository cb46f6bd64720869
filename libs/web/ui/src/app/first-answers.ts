// Requests what every page asks for first while the application loads, so that its first render has the answers.

/** How long the first render waits for an answer. After that, the page appears and fills in later. */
const PATIENCE_MS = 250;

/** Answers to GET /api/config and GET /api/auth/user; undefined when the application has to ask itself. */
export interface FirstAnswers<Config, User> {
  config: Config | undefined;
  user: User | null | undefined;
}

async function ask(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { credentials: 'include' });
    // The service worker's stored answers have an age. The application repeats its own requests that got one.
    return response.ok && !response.headers.has('age') ? ((await response.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

let asked: Record<'config' | 'user', Promise<unknown>> | undefined;

/** Requests the answers once. */
export const askFirst = () => (asked ??= { config: ask('/api/config'), user: ask('/api/auth/user') });

const inTime = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/** The answers that have arrived or are about to. */
export async function firstAnswers<Config, User>(): Promise<FirstAnswers<Config, User>> {
  const { config, user } = askFirst();
  const answers = await Promise.all([inTime(config), inTime(user)]);
  return { config: answers[0], user: answers[1] } as FirstAnswers<Config, User>;
}
