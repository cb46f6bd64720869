import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { LANGUAGES, type Language } from '@groupride/contracts';
import type { Request } from 'express';

/** The first language of `Accept-Language` that the product speaks; null when it names none. */
export function languageOf(request: Pick<Request, 'acceptsLanguages'>): Language | null {
  const asked = request.acceptsLanguages().map((tag) => tag.toLowerCase().split('-')[0]);
  return asked.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? null;
}

/** The language in which a request is to be answered; null when it does not say. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language | null =>
  languageOf(context.switchToHttp().getRequest<Request>()),
);
