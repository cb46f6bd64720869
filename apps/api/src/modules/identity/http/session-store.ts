import session, { type SessionData } from 'express-session';
import type { SessionRows } from '../sessions.repository';
import { sessionKey } from './session-cookie';

type Callback = (error?: unknown) => void;
const ignore: Callback = () => undefined;

/**
 * The store that express-session needs for signing people in and out. It has no `touch`: RequestSessions reads and
 * extends sessions without express-session.
 */
export class SessionStore extends session.Store {
  constructor(private readonly rows: SessionRows) {
    super();
  }

  override get(id: string, callback: (error: unknown, data?: SessionData | null) => void): void {
    this.rows.load(sessionKey(id)).then((data) => callback(null, data as SessionData | null), callback);
  }

  override set(id: string, data: SessionData, callback: Callback = ignore): void {
    this.rows.save(sessionKey(id), data).then(() => callback(), callback);
  }

  override destroy(id: string, callback: Callback = ignore): void {
    this.rows.remove(sessionKey(id)).then(() => callback(), callback);
  }
}
