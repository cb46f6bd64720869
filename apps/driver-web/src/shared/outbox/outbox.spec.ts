import { jest } from '@jest/globals';
import type { MemberView } from '@groupride/web-api-client';
import { aRide } from '../../testing/rides';
import { membersAfter, rideAfter } from './apply-steps';
import { makeOutbox, type QueuedStep } from './outbox';

const base = { rideId: 7, happenedAt: '2026-11-23T12:00:00.000Z', position: null };
const arrived: QueuedStep = { ...base, id: 'a', kind: 'arrived' };
const verified: QueuedStep = { ...base, id: 'v', kind: 'verified', qr: 'x.y', memberId: 3 };
const started: QueuedStep = { ...base, id: 's', kind: 'started', reason: null };
const completed: QueuedStep = { ...base, id: 'c', kind: 'completed', amount: null, reason: null };
const OFFLINE = { status: 'FETCH_ERROR' };
const REFUSED = { status: 409, data: { code: 'ride_state_conflict' } };

function device(kept: { text: string | null } = { text: null }) {
  const sent: string[] = [];
  const answers: unknown[] = [];
  const send = jest.fn(({ id }: QueuedStep): Promise<unknown> => {
    const error = answers.shift();
    // Calls reject with the client library's value, which is not an Error.
    return error ? Promise.reject(error as Error) : Promise.resolve(sent.push(id));
  });
  const outbox = makeOutbox({
    read: () => kept.text,
    write: (text) => (kept.text = text),
    send,
    mustWait: (error) => error === OFFLINE,
    isDone: (error) => error === 'done',
  });
  return { outbox, sent, answers, send, kept };
}
const ids = (steps: readonly QueuedStep[]) => steps.map(({ id }) => id);

describe('steps taken offline', () => {
  it('are kept across reloads and sent in order, each once', async () => {
    const before = device();
    for (const step of [arrived, verified, started]) before.outbox.add(step);
    before.answers.push(OFFLINE);
    await before.outbox.flush();
    expect(before.sent).toEqual([]);
    const after = device(before.kept);
    expect(ids(after.outbox.current().steps)).toEqual(['a', 'v', 's']);
    await Promise.all([after.outbox.flush(), after.outbox.flush()]);
    expect(after.sent).toEqual(['a', 'v', 's']);
    expect(device(after.kept).outbox.current().steps).toEqual([]);
  });

  it('keep their order when the network is lost in between', async () => {
    const { outbox, sent, answers } = device();
    for (const step of [arrived, verified, started]) outbox.add(step);
    answers.push(null, OFFLINE);
    await outbox.flush();
    expect(sent).toEqual(['a']);
    expect(ids(outbox.current().steps)).toEqual(['v', 's']);
    await outbox.flush();
    expect(sent).toEqual(['a', 'v', 's']);
  });

  it('show why they wait until they are sent', async () => {
    const { outbox, answers } = device();
    outbox.add(arrived);
    answers.push(OFFLINE);
    await outbox.flush();
    expect(outbox.current().stoppedBy).toBe(OFFLINE);
    await outbox.flush();
    expect(outbox.current()).toMatchObject({ steps: [], stoppedBy: undefined });
  });

  it('are shown with the reason when refused, until dismissed', async () => {
    const { outbox, sent, answers, kept } = device();
    for (const step of [arrived, started]) outbox.add(step);
    answers.push(REFUSED);
    await outbox.flush();
    expect(sent).toEqual(['s']);
    expect(device(kept).outbox.current().refused).toEqual([{ step: arrived, error: REFUSED }]);
    outbox.dismiss('a');
    expect(outbox.current().refused).toEqual([]);
  });

  it('can be given up when the server never takes one, so that the others are sent', async () => {
    const { outbox, sent, answers, kept } = device();
    for (const step of [arrived, started]) outbox.add(step);
    answers.push(OFFLINE);
    await outbox.flush();
    await outbox.giveUp('s');
    expect(ids(outbox.current().steps)).toEqual(['a', 's']);
    await outbox.giveUp('a');
    expect(sent).toEqual(['s']);
    expect(outbox.current()).toMatchObject({ steps: [], stoppedBy: undefined });
    expect(device(kept).outbox.current().refused).toEqual([{ step: arrived, error: OFFLINE }]);
  });

  it('say at once why they could not be sent', () => {
    const { outbox } = device();
    outbox.add(arrived, REFUSED);
    expect(outbox.current().stoppedBy).toBe(REFUSED);
    outbox.add(started);
    expect(outbox.current().stoppedBy).toBe(REFUSED);
  });

  it('count as sent when the server already has their effect', async () => {
    const { outbox, answers } = device();
    outbox.add(verified);
    answers.push('done');
    await outbox.flush();
    expect(outbox.current()).toMatchObject({ steps: [], refused: [] });
  });

  it('are not replaced by those of another page of the same driver', async () => {
    const first = device();
    const second = device(first.kept);
    first.outbox.add(arrived);
    second.outbox.adopt(first.kept.text!);
    second.outbox.add(started);
    expect(ids(device(second.kept).outbox.current().steps)).toEqual(['a', 's']);
  });

  it('are not shown as refused when another page has sent them meanwhile', async () => {
    const { outbox, send } = device();
    outbox.add(arrived);
    send.mockImplementationOnce(() => {
      outbox.adopt(JSON.stringify({ steps: [], refused: [] }));
      return Promise.reject(REFUSED as unknown as Error);
    });
    await outbox.flush();
    expect(outbox.current()).toMatchObject({ steps: [], refused: [] });
  });

  it('start empty when the storage cannot be read', () => {
    expect(device({ text: '{' }).outbox.current()).toEqual({ steps: [], refused: [], isSending: false });
  });
});

describe('the trip with unsent steps', () => {
  const ride = aRide({ status: 'en_route', arrivedAt: null });

  it('includes them in its status', () => {
    expect(rideAfter(ride, [])).toBe(ride);
    expect(rideAfter(ride, [arrived])).toMatchObject({ status: 'en_route', arrivedAt: base.happenedAt });
    expect(rideAfter(ride, [arrived, verified, started])?.status).toBe('in_progress');
    expect(rideAfter(ride, [arrived, started, completed])).toBeNull();
    expect(rideAfter(ride, [{ ...completed, rideId: 8 }])).toBe(ride);
  });

  it('marks verified members', () => {
    const members = [{ id: 3, verified: false } as MemberView, { id: 4, verified: false } as MemberView];
    expect(membersAfter(7, members, [verified]).map((member) => member.verified)).toEqual([true, false]);
    expect(membersAfter(8, members, [verified]).map((member) => member.verified)).toEqual([false, false]);
  });
});
