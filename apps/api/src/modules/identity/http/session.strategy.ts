import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request, RequestHandler } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-custom';
import type { Principal } from '../../../platform/http/principal';
import { API_TOKEN, bearerOf } from '../../../platform/http/bearer';
import { RequestSessions } from './request-sessions';

const SESSION_COOKIE = 'session-cookie';

/** Recognizes people by their session cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_COOKIE) {
  constructor(private readonly sessions: RequestSessions) {
    super();
  }

  validate(request: Request): Promise<Principal | null> {
    const { res: response } = request;
    if (response === undefined) throw new Error('the request has no response');
    return this.sessions.recognize(request, response);
  }
}

/**
 * Sets `request.user` from the bearer token if there is one, otherwise from the session. Not a guard, because requests
 * are counted per person before the guards run, and public routes also know signed-in people.
 */
export const recognizePeople: RequestHandler = (request, response, next) => {
  const authenticate = passport.authenticate(
    bearerOf(request) === null ? SESSION_COOKIE : API_TOKEN,
    { session: false },
    (error: unknown, principal?: Principal | false | null) => {
      if (error) return next(error);
      if (principal) request.user = principal;
      next();
    },
  ) as RequestHandler;
  void authenticate(request, response, next);
};
