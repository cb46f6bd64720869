import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { createHmac } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import passport from 'passport';
import { Strategy as CustomStrategy } from 'passport-custom';
import { Config } from '../../../config/config';
import { type App, APPS } from '../../../config/web-origins';
import { appOf } from '../../../platform/http/origin';
import { CONNECT_TIMEOUT_MS } from '../../../platform/database/data-source';
import { isDatabaseOutage } from '../../../platform/database/outage';
import { ConnectionPool } from '../../../platform/database/pool';
import type { Principal } from '../../../platform/http/principal';
import { RealtimeFacade } from '../../realtime/realtime.facade';
import { Accounts } from '../accounts.repository';
import { IdentityFacade } from '../identity.facade';
import type { Requester } from '../domain/requester';
import { SessionsFacade } from '../sessions.facade';
import { OperatorSignIn } from '../operator-sign-in.service';
import { SignInService } from '../sign-in.service';
import { cookieName } from './cookies';
import { requesterOf } from './requester';

declare module 'express-session' {
  interface SessionData {
    /** The application in which it was opened, the only one where it counts. */
    app?: App;
    /** An operator has given the second code in this session. */
    secondFactorGiven?: boolean;
  }
}

const ONE_TIME_CODE = 'one-time-code';
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** Sessions in PostgreSQL, read by express-session and Passport. */
@Injectable()
export class Sessions extends SessionsFacade implements OnApplicationShutdown {
  readonly handlers: readonly RequestHandler[];
  private readonly logger = new Logger(Sessions.name);
  private readonly passport = new passport.Passport();
  private readonly pool: ConnectionPool;
  private readonly store: InstanceType<ReturnType<typeof connectPgSimple>>;
  private readonly cookie: CookieOptions;

  constructor(
    private readonly config: Config,
    private readonly identity: IdentityFacade,
    private readonly accounts: Accounts,
    private readonly signIn: SignInService,
    private readonly operators: OperatorSignIn,
    private readonly realtime: RealtimeFacade,
  ) {
    super();
    this.pool = new ConnectionPool({ connectionString: config.DATABASE_URL, max: 4, application_name: 'groupride-sessions', statement_timeout: 10_000, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true });
    this.store = new (connectPgSimple(session))({
      pool: this.pool,
      tableName: 'sessions',
      createTableIfMissing: false,
      pruneSessionInterval: 15 * 60,
      errorLog: (...problem: unknown[]) => problem.some(isDatabaseOutage) || this.logger.warn(problem.map(String).join(' ')),
    });
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: config.secureCookies, path: '/' };
    this.usePassport();
    this.handlers = [this.sessionHandler(), this.passport.initialize() as RequestHandler, this.passport.session() as RequestHandler];
  }

  async sessionOf(raw: IncomingMessage): Promise<{ id: string; principal: Principal } | null> {
    // Express' additions are not needed to read a session; the response only takes headers that nobody sends.
    const request = raw as Request;
    const response = new ServerResponse(raw) as Response;
    for (const handler of this.handlers) {
      await new Promise<void>((resolve, reject) => {
        void handler(request, response, (error?: unknown) => (error ? reject(toError(error)) : resolve()));
      });
    }
    return request.user ? { id: request.sessionID, principal: request.user } : null;
  }

  current(sessionIds: readonly string[]): Promise<Map<string, Principal>> {
    return this.accounts.principalsOfSessions(sessionIds);
  }

  /**
   * Checks the one-time code in the request's body and opens a new session, under a new id.
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded
   */
  open(request: Request, response: Response): Promise<Principal> {
    return new Promise((resolve, reject) => {
      const authenticate = this.passport.authenticate(ONE_TIME_CODE, (error: unknown, principal?: Principal | false) => {
        if (error || !principal) return reject(toError(error ?? 'no one is signed in'));
        this.enter(request, principal).then(() => resolve(principal), reject);
      }) as RequestHandler;
      void authenticate(request, response, (error?: unknown) => reject(toError(error)));
    });
  }

  /**
   * Checks an operator's second code and moves the session to a new id, as it may do more from now on.
   * @throws ApiError forbidden, code_invalid, code_expired, code_attempts_exceeded
   */
  async strengthen(request: Request, me: Principal, code: string): Promise<Principal> {
    const principal = await this.operators.giveSecondFactor(me, code, this.requesterOf(request));
    await this.enter(request, principal);
    request.session.secondFactorGiven = true;
    await new Promise<void>((resolve, reject) => request.session.save((error: unknown) => (error ? reject(toError(error)) : resolve())));
    return principal;
  }

  /** Ends the session, if there is one, and takes its cookie back. */
  async close(request: Request, response: Response): Promise<void> {
    const { sessionID } = request;
    await new Promise<void>((resolve, reject) => request.session.destroy((error: unknown) => (error ? reject(toError(error)) : resolve())));
    this.realtime.closeSession(sessionID);
    response.clearCookie(cookieName(this.appOf(request)), this.cookie);
  }

  async onApplicationShutdown(): Promise<void> {
    this.store.close();
    await this.pool.end();
  }

  private usePassport(): void {
    this.passport.use(
      ONE_TIME_CODE,
      new CustomStrategy((request, done) => {
        const { identifier, code } = request.body as { identifier: string; code: string };
        this.signIn.verify(identifier, code.trim(), this.requesterOf(request)).then((principal) => done(null, principal), done);
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
      store: this.store,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { ...this.cookie, maxAge: LIFETIME_MS } as session.CookieOptions,
    };
    // Signed with a key per application: a value copied to another application's cookie is no session there.
    const secretOf = (app: App | null) => createHmac('sha256', this.config.SESSION_SECRET).update(`session of ${app}`).digest('hex');
    const handlers = new Map<App | null, RequestHandler>([null, ...APPS].map((app) => [app, session({ ...common, secret: secretOf(app), name: cookieName(app) })]));
    return (request, response, next) => void handlers.get(this.appOf(request))?.(request, response, next);
  }

  private requesterOf(request: Request): Requester {
    return requesterOf(request, this.config);
  }

  private appOf(request: IncomingMessage): App | null {
    return appOf(request, this.config.webOrigins);
  }

  /** Passport's logIn throws the earlier session away and starts one with a new id, so an id planted before is worth nothing. */
  private async enter(request: Request, principal: Principal): Promise<void> {
    const before = request.sessionID;
    await new Promise<void>((resolve, reject) => request.logIn(principal, (error: unknown) => (error ? reject(toError(error)) : resolve())));
    request.session.app = this.appOf(request) ?? undefined;
    if (before !== request.sessionID) this.realtime.closeSession(before);
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
