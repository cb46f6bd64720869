import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** @returns whether it has answered; must not throw, as nobody is there to catch it */
export type AheadAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Lets each of `answers` have every request before the framework, which takes longer to find its way than some answers take altogether. */
export function answerAhead(server: Server, ...answers: readonly AheadAnswer[]): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    if (!answers.some((answer) => answer(request, response))) for (const other of others) other(request, response);
  });
}
