import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import passport from 'passport';
import { Strategy as CustomStrategy } from 'passport-custom';
import { Config } from '../../../config/config';
import { type App, APPS, type Language } from '@groupride/contracts';
import { appOf } from '../../../platform/http/origin';
import type { Principal } from '../../../platform/http/principal';
import { RealtimeFacade } from '../../realtime/realtime.facade';
import { IdentityFacade } from '../identity.facade';
import { OperatorSignIn } from '../operator-sign-in.service';
import type { GuestSessionsFacade } from '../guests.facade';
import { guestLinkInvalid } from '../identity.errors';
import { SessionsFacade } from '../sessions.facade';
import { type OpenSession, SESSION_SECONDS, SessionRows } from '../sessions.repository';
import { SignInService } from '../sign-in.service';
import { Browsers } from './browsers';
import { cookieName } from './cookies';
import { readSessionCookie, type SessionCookie, sessionKey } from './session-cookie';
import { SessionStore } from './session-store';

declare module 'express-session' {
  interface SessionData {
    /** The application that opened the session; it is valid only there. */
    app?: App;
    /** Whether an operator has entered the second code in this session. */
    secondFactorGiven?: boolean;
  }
}

const ONE_TIME_CODE = 'one-time-code';
const LIFETIME_MS = SESSION_SECONDS * 1000;

/**
 * Sessions in PostgreSQL. A request reads its session and person in one statement; express-session and Passport, which do more on every
 * request than most answers cost, only sign people in.
 */
@Injectable()
export class Sessions extends SessionsFacade implements GuestSessionsFacade {
  readonly handler: RequestHandler = (request, response, next) => {
    this.recognize(request, response).then(() => next(), next);
  };
  private readonly passport = new passport.Passport();
  private readonly cookie: CookieOptions;
  private readonly signInHandlers: readonly RequestHandler[];
  /** Cookies are signed with a key per application: a value copied to another application's cookie is no session there. */
  private readonly secrets: ReadonlyMap<App | null, string>;

  constructor(
    private readonly config: Config,
    private readonly identity: IdentityFacade,
    private readonly rows: SessionRows,
    private readonly signIn: SignInService,
    private readonly operators: OperatorSignIn,
    private readonly realtime: RealtimeFacade,
    private readonly browsers: Browsers,
  ) {
    super();
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: config.secureCookies, path: '/' };
    this.secrets = new Map(
      [null, ...APPS].map((app) => [
        app,
        createHmac('sha256', config.SESSION_SECRET).update(`session of ${app}`).digest('hex'),
      ]),
    );
    this.usePassport();
    this.signInHandlers = [
      this.sessionHandler(),
      this.passport.initialize() as RequestHandler,
      this.passport.session() as RequestHandler,
    ];
  }

  async sessionOf(request: IncomingMessage): Promise<{ id: string; principal: Principal } | null> {
    const found = await this.find(request);
    return found && { id: found.cookie.key, principal: found.session.principal };
  }

  current(sessionIds: readonly string[]): Promise<Map<string, Principal>> {
    return this.rows.currentPrincipals(sessionIds);
  }

  /**
   * Checks the one-time code in the request's body and opens a new session, under a new id.
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded
   */
  async open(request: Request, response: Response): Promise<Principal> {
    await this.prepare(request, response);
    return new Promise((resolve, reject) => {
      const authenticate = this.passport.authenticate(
        ONE_TIME_CODE,
        (error: unknown, principal?: Principal | false) => {
          if (error || !principal) return reject(toError(error ?? 'no one is signed in'));
          this.enter(request, principal).then(() => resolve(principal), reject);
        },
      ) as RequestHandler;
      void authenticate(request, response, (error?: unknown) => reject(toError(error)));
    });
  }

  /**
   * Checks an operator's second code and moves the session to a new id, as it may do more from now on.
   * @throws ApiError forbidden, code_invalid, code_expired, code_attempts_exceeded
   */
  async elevate(request: Request, response: Response, me: Principal, code: string): Promise<Principal> {
    await this.prepare(request, response);
    const principal = await this.operators.giveSecondFactor(me, code, this.browsers.requesterOf(request));
    await this.enter(request, principal);
    request.session.secondFactorGiven = true;
    await new Promise<void>((resolve, reject) =>
      request.session.save((error: unknown) => (error ? reject(toError(error)) : resolve())),
    );
    return principal;
  }

  browserOf(request: Request, response: Response): { browser: string; language: Language } {
    const { browser, language } = this.browsers.identify(request, response);
    return { browser, language: language ?? 'en' };
  }

  async openFor(request: Request, response: Response, guestId: number): Promise<void> {
    await this.prepare(request, response);
    const principal = await this.identity.principalOf(guestId, { app: 'rider', secondFactorGiven: false });
    if (principal?.guestRideId === undefined) throw guestLinkInvalid();
    await this.enter(request, principal);
  }

  /** Ends the session, if any, and clears its cookie. */
  async close(request: Request, response: Response): Promise<void> {
    const cookie = this.cookieOf(request);
    if (cookie) {
      await this.rows.remove(cookie.key);
      this.realtime.closeSession(cookie.key);
    }
    response.clearCookie(cookieName(this.appOf(request)), this.cookie);
  }

  private cookieOf(request: IncomingMessage): SessionCookie | null {
    const app = this.appOf(request);
    const secret = this.secrets.get(app);
    return secret === undefined ? null : readSessionCookie(request, cookieName(app), secret);
  }

  /** A session counts only in the application in which it was opened. */
  private async find(request: IncomingMessage): Promise<{ cookie: SessionCookie; session: OpenSession } | null> {
    const cookie = this.cookieOf(request);
    const session = cookie && (await this.rows.open(cookie.key));
    return session && session.app === this.appOf(request) ? { cookie, session } : null;
  }

  /** Sets `request.user`, and once a day extends the session together with its cookie. */
  private async recognize(request: Request, response: Response): Promise<void> {
    const found = await this.find(request);
    if (!found) return;
    const { cookie, session } = found;
    request.user = session.principal;
    if (session.isDueForExtension && (await this.rows.extend(cookie.key))) {
      response.cookie(cookieName(this.appOf(request)), cookie.value, { ...this.cookie, maxAge: LIFETIME_MS });
    }
  }

  /** Gives the request what express-session and Passport add, for signing in. */
  private async prepare(request: Request, response: Response): Promise<void> {
    for (const handler of this.signInHandlers) {
      await new Promise<void>((resolve, reject) => {
        void handler(request, response, (error?: unknown) => (error ? reject(toError(error)) : resolve()));
      });
    }
  }

  private usePassport(): void {
    this.passport.use(
      ONE_TIME_CODE,
      new CustomStrategy((request, done) => {
        const { identifier, code } = request.body as { identifier: string; code: string };
        this.signIn
          .verify(identifier, code.trim(), this.browsers.requesterOf(request))
          .then((principal) => done(null, principal), done);
      }),
    );
    this.passport.serializeUser<number>((user, done) => done(null, user.userId));
    this.passport.deserializeUser<number, Request>((request, userId, done) => {
      const { app, secondFactorGiven = false } = request.session;
      if (!app || app !== this.appOf(request)) return done(null, false);
      this.identity.principalOf(userId, { app, secondFactorGiven }).then((principal) => done(null, principal), done);
    });
  }

  private sessionHandler(): RequestHandler {
    const common = {
      store: new SessionStore(this.rows),
      resave: false,
      saveUninitialized: false,
      rolling: false,
      cookie: { ...this.cookie, maxAge: LIFETIME_MS } as session.CookieOptions,
    };
    const handlers = new Map(
      [...this.secrets].map(([app, secret]) => [app, session({ ...common, secret, name: cookieName(app) })]),
    );
    return (request, response, next) => void handlers.get(this.appOf(request))?.(request, response, next);
  }

  private appOf(request: IncomingMessage): App | null {
    return appOf(request, this.config.webOrigins);
  }

  /** Passport's logIn throws the earlier session away and starts one with a new id, so an id planted before is worth nothing. */
  private async enter(request: Request, principal: Principal): Promise<void> {
    const before = request.sessionID;
    await new Promise<void>((resolve, reject) =>
      request.logIn(principal, (error: unknown) => (error ? reject(toError(error)) : resolve())),
    );
    request.session.app = this.appOf(request) ?? undefined;
    if (before !== request.sessionID) this.realtime.closeSession(sessionKey(before));
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
