import { Injectable } from '@nestjs/common';
import { type App, APPS } from '@groupride/contracts';
import type { CookieOptions, Request, Response } from 'express';
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Config } from '../../../config/config';
import { appOf } from '../../../platform/http/origin';
import type { Principal } from '../../../platform/http/principal';
import { type OpenSession, SESSION_SECONDS, SessionRows } from '../sessions.repository';
import { cookieName } from './cookies';
import { readSessionCookie, type SessionCookie } from './session-cookie';

export const SESSION_MS = SESSION_SECONDS * 1000;

/** Finds the session that a request's cookie names. Session and person are read in one statement. */
@Injectable()
export class RequestSessions {
  readonly cookieOptions: CookieOptions;
  /** Cookies are signed with a key per application, so a value copied to another application's cookie is invalid. */
  readonly secrets: ReadonlyMap<App | null, string>;

  constructor(
    private readonly config: Config,
    private readonly rows: SessionRows,
  ) {
    this.cookieOptions = { httpOnly: true, sameSite: 'lax', secure: config.secureCookies, path: '/' };
    this.secrets = new Map(
      [null, ...APPS].map((app) => [
        app,
        createHmac('sha256', config.SESSION_SECRET).update(`session of ${app}`).digest('hex'),
      ]),
    );
  }

  /** Finds the session, which is valid only in the application that opened it. */
  async find(request: IncomingMessage): Promise<{ cookie: SessionCookie; session: OpenSession } | null> {
    const cookie = this.cookieOf(request);
    const session = cookie && (await this.rows.open(cookie.key));
    return session && session.app === this.appOf(request) ? { cookie, session } : null;
  }

  /**
   * The person the session belongs to. Extends the session and its cookie once a day, and records the last activity of
   * sessions in operations.
   */
  async recognize(request: Request, response: Response): Promise<Principal | null> {
    const found = await this.find(request);
    if (!found) return null;
    const { cookie, session } = found;
    if (session.isDueForExtension && (await this.rows.extend(cookie.key))) {
      response.cookie(cookieName(this.appOf(request)), cookie.value, { ...this.cookieOptions, maxAge: SESSION_MS });
    }
    if (session.isDueForActivity) await this.rows.noteActivity(cookie.key);
    return session.principal;
  }

  /** Ends the session, if any, and clears its cookie. @returns the key of the ended session */
  async remove(request: Request, response: Response): Promise<string | null> {
    const cookie = this.cookieOf(request);
    if (cookie) await this.rows.remove(cookie.key);
    response.clearCookie(cookieName(this.appOf(request)), this.cookieOptions);
    return cookie?.key ?? null;
  }

  appOf(request: IncomingMessage): App | null {
    return appOf(request, this.config.webOrigins);
  }

  private cookieOf(request: IncomingMessage): SessionCookie | null {
    const app = this.appOf(request);
    const secret = this.secrets.get(app);
    return secret === undefined ? null : readSessionCookie(request, cookieName(app), secret);
  }
}
