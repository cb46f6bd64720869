import { jest } from '@jest/globals';
import { databaseInMemory, only, principal } from '../../platform/testing/stand-ins';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import type { AuditFacade } from './identity.facade';
import { OperatorSessions } from './operator-sessions.service';
import type { SessionRows } from './sessions.repository';

const me = principal(7, { isAdmin: true });

function setUp() {
  const steps: string[] = [];
  const record = jest.fn<AuditFacade['record']>(async (_actor, action, _subject, _data, tx) => {
    steps.push(`${action} ${tx ? 'in the transaction' : 'later'}`);
  });
  const sessions = new OperatorSessions(
    databaseInMemory(),
    only<SessionRows>({
      removeOperatorSessions: async (_tx, _userId, which) => ('only' in which ? [which.only] : ['one', 'other']),
    }),
    only<AuditFacade>({ record }),
    only<RealtimeFacade>({ closeSession: (key) => void steps.push(`close ${key}`) }),
  );
  return { sessions, steps, record };
}

describe('ending sessions in operations', () => {
  it('is recorded in the same transaction, after which their sockets are closed', async () => {
    const { sessions, steps } = setUp();
    await sessions.end(me, 'one');
    await sessions.endOthers(me, 'current');
    expect(steps).toEqual([
      'end_session in the transaction',
      'close one',
      'end_session in the transaction',
      'close one',
      'close other',
    ]);
  });

  it('does not happen when it cannot be recorded', async () => {
    const { sessions, steps, record } = setUp();
    record.mockRejectedValue(new Error('the database is away'));
    await expect(sessions.end(me, 'one')).rejects.toThrow('away');
    expect(steps).toEqual([]);
  });
});
