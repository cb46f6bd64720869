import { Injectable } from '@nestjs/common';
import type { App, Language } from '@groupride/contracts';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { IncomingMessage } from 'node:http';
import passport from 'passport';
import { Clock } from '../../../platform/clock';
import type { Principal } from '../../../platform/http/principal';
import { RealtimeFacade } from '../../realtime/realtime.facade';
import type { GuestSessionsFacade } from '../guests.facade';
import { IdentityFacade } from '../identity.facade';
import type { Destination } from '../domain/account';
import type { Requester } from '../domain/requester';
import { guestLinkInvalid } from '../identity.errors';
import { SessionsFacade } from '../sessions.facade';
import { SessionRows } from '../sessions.repository';
import { Browsers } from './browsers';
import { cookieName } from './cookies';
import { RequestSessions, SESSION_MS } from './request-sessions';
import { sessionKey } from './session-cookie';
import { SessionStore } from './session-store';
import { recognizePeople } from './session.strategy';

declare module 'express-session' {
  interface SessionData {
    /** The application that opened the session; it is valid only there. */
    app?: App;
    /** How the first code was sent; an operator's second code goes another way. */
    firstCodeBy?: Destination['channel'];
    /** Whether an operator has entered the second code in this session. */
    secondFactorGiven?: boolean;
    /** For sessions in operations, shown to their owners: the User-Agent header, and when the session was opened. */
    userAgent?: string;
    openedAt?: string;
  }
}

const LONGEST_USER_AGENT = 400;

/**
 * Opens and ends sessions, which are stored in PostgreSQL. Only sign-in requests pass through express-session, because
 * it costs more than most responses.
 */
@Injectable()
export class Sessions extends SessionsFacade implements GuestSessionsFacade {
  readonly handler: RequestHandler = recognizePeople;
  private readonly signInHandlers: readonly RequestHandler[];

  constructor(
    private readonly requests: RequestSessions,
    private readonly identity: IdentityFacade,
    private readonly rows: SessionRows,
    private readonly realtime: RealtimeFacade,
    private readonly browsers: Browsers,
    private readonly clock: Clock,
  ) {
    super();
    passport.serializeUser<number>((user, done) => done(null, user.userId));
    this.signInHandlers = [this.sessionHandler(), passport.initialize() as RequestHandler];
  }

  async sessionOf(request: IncomingMessage): Promise<{ id: string; principal: Principal } | null> {
    const found = await this.requests.find(request);
    return found && { id: found.cookie.key, principal: found.session.principal };
  }

  appOf(request: IncomingMessage): App | null {
    return this.requests.appOf(request);
  }

  current(sessionIds: readonly string[]): Promise<Map<string, Principal>> {
    return this.rows.currentPrincipals(sessionIds);
  }

  /** Opens a session with a new id for the person whose code was correct. */
  async open(
    request: Request,
    response: Response,
    principal: Principal,
    codeSentBy?: Destination['channel'],
  ): Promise<void> {
    await this.prepare(request, response);
    await this.enter(request, principal);
    request.session.firstCodeBy = codeSentBy;
  }

  /** How the first code of the request's session was sent; null when that is not known. */
  async firstCodeBy(request: Request): Promise<Destination['channel'] | null> {
    return (await this.requests.find(request))?.session.firstCodeBy ?? null;
  }

  /**
   * Marks an operator's session once `give` has accepted a second factor, and moves the session to a new id because it
   * has more rights now.
   */
  async elevate(
    request: Request,
    response: Response,
    give: (requester: Requester) => Promise<Principal>,
  ): Promise<Principal> {
    await this.prepare(request, response);
    const principal = await give(this.browsers.requesterOf(request));
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
    const principal = await this.identity.principalOf(guestId, { app: 'rider', secondFactorGiven: false });
    if (principal?.guestRideId === undefined) throw guestLinkInvalid();
    await this.open(request, response, principal);
  }

  /** Ends the session, if any, and clears its cookie. */
  async close(request: Request, response: Response): Promise<void> {
    const key = await this.requests.remove(request, response);
    if (key !== null) this.realtime.closeSession(key);
  }

  /** Adds what express-session and Passport need for signing in to the request. */
  private async prepare(request: Request, response: Response): Promise<void> {
    for (const handler of this.signInHandlers) {
      await new Promise<void>((resolve, reject) => {
        void handler(request, response, (error?: unknown) => (error ? reject(toError(error)) : resolve()));
      });
    }
  }

  private sessionHandler(): RequestHandler {
    const common = {
      store: new SessionStore(this.rows),
      resave: false,
      saveUninitialized: false,
      rolling: false,
      cookie: { ...this.requests.cookieOptions, maxAge: SESSION_MS } as session.CookieOptions,
    };
    const handlers = new Map(
      [...this.requests.secrets].map(([app, secret]) => [app, session({ ...common, secret, name: cookieName(app) })]),
    );
    return (request, response, next) => void handlers.get(this.requests.appOf(request))?.(request, response, next);
  }

  /** Passport's logIn replaces the session with one under a new id, which prevents session fixation. */
  private async enter(request: Request, principal: Principal): Promise<void> {
    const before = request.sessionID;
    await new Promise<void>((resolve, reject) =>
      request.logIn(principal, (error: unknown) => (error ? reject(toError(error)) : resolve())),
    );
    request.session.app = this.requests.appOf(request) ?? undefined;
    if (request.session.app === 'admin') {
      request.session.userAgent = request.get('user-agent')?.slice(0, LONGEST_USER_AGENT);
      request.session.openedAt = this.clock.realNow().toISOString();
    }
    if (before !== request.sessionID) this.realtime.closeSession(sessionKey(before));
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
