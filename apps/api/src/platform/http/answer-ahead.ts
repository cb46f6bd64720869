import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** @returns whether it has responded; must not throw, because nothing catches it */
export type AheadAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Offers every request to `answers` before the framework, whose routing takes longer than some responses. */
export function answerAhead(server: Server, ...answers: readonly AheadAnswer[]): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    if (!answers.some((answer) => answer(request, response))) for (const other of others) other(request, response);
  });
}
