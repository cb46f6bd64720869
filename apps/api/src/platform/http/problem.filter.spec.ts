import { jest } from '@jest/globals';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Config } from '../../config/config';
import { DatabaseAvailability } from '../database/availability';
import { ApiError } from './api-error';
import { ProblemFilter } from './problem.filter';

const config = Object.assign(new Config(), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });

function answerTo(error: unknown) {
  const availability = new DatabaseAvailability(config);
  // Stops the background check, which is not needed here.
  availability.onApplicationShutdown();
  const headers: Record<string, string> = {};
  let status = 0;
  let body = '';
  const response = {
    headersSent: false,
    setHeader: (name: string, value: string) => void (headers[name] = value),
    status(code: number) {
      status = code;
      return response;
    },
    type: () => response,
    send: (text: string) => void (body = text),
  };
  const http = { getResponse: () => response, getRequest: () => ({ url: '/api/rides?q=Maya' }) };
  new ProblemFilter(availability).catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return { status, headers, body: JSON.parse(body) as { code: string; detail: string } };
}

describe('the response to an error', () => {
  it('is 503 with Retry-After while the database is away, without revealing its address', () => {
    const { status, headers, body } = answerTo(
      Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    );
    expect([status, body.code, headers['Retry-After']]).toEqual([503, 'unavailable', '1']);
    expect(body.detail).not.toContain('10.1.2.3');
  });

  it.each(['40P01', '40001'])(
    'is 503 with Retry-After when a transaction kept conflicting with others (%s)',
    (code) => {
      const { status, headers, body } = answerTo(
        new QueryFailedError('UPDATE', [], Object.assign(new Error('conflict'), { code })),
      );
      expect([status, body.code, headers['Retry-After']]).toEqual([503, 'unavailable', '1']);
    },
  );

  it('says when to retry whenever it is “unavailable”', () => {
    const { status, headers } = answerTo(new ApiError('unavailable', 'unavailable'));
    expect([status, headers['Retry-After']]).toEqual([503, '1']);
  });

  it('is logged with the address, but without its query, when nobody expected it', () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const error = new Error('unexpected');
    expect(answerTo(error).status).toBe(500);
    expect(logged.mock.calls).toEqual([[{ err: error, url: '/api/rides' }]]);
    logged.mockRestore();
  });

  it('keeps a longer pause that the error names', () => {
    expect(
      answerTo(new ApiError('too_many_requests', 'Slow down.', { retryAfterSeconds: 7 })).headers['Retry-After'],
    ).toBe('7');
  });
});
