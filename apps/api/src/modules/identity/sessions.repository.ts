import type { App } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Destination } from './domain/account';

/** Seconds until an unused session expires. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session in use is extended, with its cookie, at most this often. */
export const EXTEND_AFTER_SECONDS = 24 * 60 * 60;

export interface OpenSession {
  /** The application in which the session was opened. */
  app: App;
  principal: Principal;
  /** How the first code was sent; null for sessions that began without a code. */
  firstCodeBy: Destination['channel'] | null;
  /** Whether this request should extend the session. */
  isDueForExtension: boolean;
  /** Whether this request should update the last activity. */
  isDueForActivity: boolean;
}

/** A session of an operator in operations. */
export interface OperatorSession {
  key: string;
  userAgent: string | null;
  openedAt: string | null;
  lastActiveAt: Date | null;
}

/** The last activity of sessions in operations is updated at most this often. */
export const ACTIVITY_SECONDS = 5 * 60;

/** Rows of sessions. A key is a hash of the id in the cookie, so the table cannot be used to sign in. */
export abstract class SessionRows {
  /** An open session with its person, in one statement; null when it has ended or the account is gone. */
  abstract open(key: string): Promise<OpenSession | null>;
  /** The open sessions in the list, with their person. One statement. */
  abstract currentPrincipals(keys: readonly string[]): Promise<Map<string, Principal>>;
  /** @returns false when another request has already extended the session */
  abstract extend(key: string): Promise<boolean>;
  /** Data of express-session; null when the session has ended. */
  abstract load(key: string): Promise<object | null>;
  abstract save(key: string, data: object): Promise<void>;
  abstract remove(key: string): Promise<void>;
  abstract noteActivity(key: string): Promise<void>;
  /** Sessions in operations whose second factor was given, latest activity first. */
  abstract listOperatorSessions(userId: number): Promise<OperatorSession[]>;
  /** @returns keys of the ended sessions */
  abstract removeOperatorSessions(
    tx: Transaction,
    userId: number,
    which: { only: string } | { except: string | null },
  ): Promise<string[]>;
  /**
   * Removes the person's sessions in the rider and the driver app, except one.
   * @returns keys of the ended sessions
   */
  abstract removeOtherSessions(tx: Transaction, userId: number, except: string): Promise<string[]>;
}
