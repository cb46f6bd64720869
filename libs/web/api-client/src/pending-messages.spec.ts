/** @jest-environment jsdom */
import { jest } from '@jest/globals';

const ANA = 1;
const HELLO = { clientId: 'a', text: 'Hello', sentAt: '2026-11-30T12:00:00.000Z', state: 'sending' } as const;

/** Loads the page, on which this person turns out to be signed in. */
async function load(userId: number) {
  jest.resetModules();
  const page = await import('./pending-messages');
  page.continuePendingMessages(userId);
  return page;
}

describe('messages that were not sent when the page was reloaded', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('are shown as unsent, with the same id', async () => {
    (await load(ANA)).changePending('ride 7', () => [HELLO]);
    const page = await load(ANA);
    expect(page.pendingIn('ride 7')).toEqual([{ ...HELLO, state: 'failed' }]);
    expect(page.pendingIn('ride 8')).toEqual([]);
  });

  it('are continued when they are not finished', async () => {
    (await load(ANA)).keepDraft('ride 7', 'At the corner of');
    expect((await load(ANA)).draftIn('ride 7')).toBe('At the corner of');
  });

  it('are gone once they are sent or deleted', async () => {
    const page = await load(ANA);
    page.changePending('ride 7', () => [HELLO]);
    page.changePending('ride 7', () => []);
    expect((await load(ANA)).pendingIn('ride 7')).toEqual([]);
  });

  it('are not shown to somebody else, nor to the same person after that', async () => {
    const { changePending, keepDraft } = await load(ANA);
    changePending('ride 7', () => [HELLO]);
    keepDraft('ride 7', 'At the corner of');
    for (const person of [2, ANA]) {
      const page = await load(person);
      expect([page.pendingIn('ride 7'), page.draftIn('ride 7')]).toEqual([[], '']);
    }
  });

  it('are forgotten when nobody is signed in', async () => {
    const page = await load(ANA);
    page.changePending('ride 7', () => [HELLO]);
    page.forgetStoredMessages();
    page.keepDraft('ride 7', 'At the corner of');
    const next = await load(ANA);
    expect([next.pendingIn('ride 7'), next.draftIn('ride 7')]).toEqual([[], '']);
  });
});
