import { QueryFailedError } from 'typeorm';

/** The connection broke under a transaction. Whether its last statement took effect is not known. */
export class ConnectionLost extends Error {
  constructor(options?: ErrorOptions) {
    super('the connection to the database was lost', options);
  }
}

/** PostgreSQL: connection exceptions (class 08), too many connections, shutdown, crash, starting up. */
const SERVER_CODES = /^(08\w{3}|53300|57P0[123])$/;
/** Codes that a socket also reports for other reasons count only when they name the system call that failed. */
const SOCKET_CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the pool reports when all its connections stay in use for as long as a caller may wait. */
const EXHAUSTED = 'timeout exceeded when trying to connect';
/** The driver and its pool report these without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

interface Failure {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  errors?: unknown;
}

/**
 * Whether an error means that the database cannot be reached right now, so that the same call may succeed a moment later.
 * Also accepts the plain objects that pg-boss reports in place of errors.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  if (error instanceof QueryFailedError) return isDatabaseOutage(error.driverError);
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, message, errors } = error as Failure;
  if (Array.isArray(errors) && errors.some(isDatabaseOutage)) return true;
  if (typeof code === 'string') {
    if (SERVER_CODES.test(code) || code === 'ECONNREFUSED') return true;
    if (SOCKET_CODES.has(code)) return typeof syscall === 'string';
    return code === 'ENOENT' && syscall === 'connect';
  }
  return typeof message === 'string' && (message === EXHAUSTED || DRIVER_MESSAGES.test(message));
}

/** Whether all connections of a pool were in use for too long; PostgreSQL itself may be fine. */
export function isPoolExhausted(error: unknown): boolean {
  const source = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  return source instanceof Error && source.message === EXHAUSTED;
}

/** The code of an outage for a log line, because the driver's message would contain an address. */
export function outageCode(error: unknown): string {
  const source = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  const code = (source as Failure | null)?.code;
  return typeof code === 'string' ? code : 'connection lost';
}
