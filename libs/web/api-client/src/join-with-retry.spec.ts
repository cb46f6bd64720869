import { jest } from '@jest/globals';
import type { Ack, ErrorCode } from '@groupride/contracts';
import { JOIN_AGAIN_MS, joinWithRetry } from './join-with-retry';

const refused = (code: ErrorCode): Ack => ({ ok: false, code, message: '' });
const socket: { id: string | undefined } = { id: 'first' };
let answers: ((ack: Ack) => void)[];
const onAnswered = jest.fn();
const begin = () => joinWithRetry(socket, (answer) => answers.push(answer), onAnswered);

beforeEach(() => {
  jest.useFakeTimers();
  onAnswered.mockClear();
  answers = [];
  socket.id = 'first';
});
afterEach(() => jest.useRealTimers());

describe('joining a room', () => {
  it('is tried again while the server refuses for a moment', () => {
    begin();
    answers[0]!(refused('unavailable'));
    expect(onAnswered).not.toHaveBeenCalled();
    jest.advanceTimersByTime(JOIN_AGAIN_MS);
    expect(answers).toHaveLength(2);
    answers[1]!({ ok: true });
    jest.advanceTimersByTime(JOIN_AGAIN_MS);
    expect({ joins: answers.length, answered: onAnswered.mock.calls.length }).toEqual({ joins: 2, answered: 1 });
  });

  it('ends with a final refusal', () => {
    begin();
    answers[0]!(refused('forbidden'));
    jest.advanceTimersByTime(JOIN_AGAIN_MS);
    expect({ joins: answers.length, answered: onAnswered.mock.calls.length }).toEqual({ joins: 1, answered: 1 });
  });

  it('ends with the connection', () => {
    begin();
    answers[0]!(refused('unavailable'));
    socket.id = undefined;
    jest.advanceTimersByTime(JOIN_AGAIN_MS);
    expect({ joins: answers.length, answered: onAnswered.mock.calls.length }).toEqual({ joins: 1, answered: 0 });
  });
});
