import { jest } from '@jest/globals';
import type { ApplicationDraft } from '@groupride/contracts';
import { DraftSaver, type DraftContent, type DraftState } from './draft-saver';

const content = (city: string): DraftContent => ({ step: 2, completed: 2, fields: { city } });
const OUTDATED = { error: { status: 409, data: { code: 'draft_outdated' } } };

let answers: { data?: { revision: number }; error?: unknown }[];
const sent: ApplicationDraft[] = [];
const states: DraftState[] = [];
let saver: DraftSaver;
beforeEach(() => {
  jest.useFakeTimers();
  answers = [];
  sent.length = 0;
  states.length = 0;
  saver = new DraftSaver(
    3,
    content('Charlotte'),
    async (draft) => {
      sent.push(draft);
      return answers.shift() ?? { data: { revision: draft.revision + 1 } };
    },
    (state) => states.push(state),
  );
});
afterEach(() => jest.useRealTimers());

describe('the draft of an application', () => {
  it('is saved once after typing, with the revision of its last save', async () => {
    for (const city of ['M', 'Mo', 'Monroe']) saver.change(content(city));
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(800);
    expect(sent).toEqual([{ ...content('Monroe'), revision: 3 }]);
    saver.change(content('Concord'));
    await jest.advanceTimersByTimeAsync(800);
    expect(sent.at(-1)).toEqual({ ...content('Concord'), revision: 4 });
    expect(states).toEqual(['saving', 'saved', 'saving', 'saved']);
  });

  it('is not saved while nothing has changed', async () => {
    saver.change(content('Charlotte'));
    await jest.advanceTimersByTimeAsync(800);
    saver.flush();
    expect(sent).toEqual([]);
  });

  it('is saved at once when the page is left', () => {
    saver.change(content('Monroe'));
    saver.flush();
    expect(sent).toHaveLength(1);
  });

  it('waits for the request in flight, then saves what changed in the meantime', async () => {
    saver.change(content('Monroe'));
    saver.flush();
    saver.change(content('Concord'));
    saver.flush();
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1600);
    expect(sent.map(({ revision, fields }) => [revision, fields.city])).toEqual([
      [3, 'Monroe'],
      [4, 'Concord'],
    ]);
  });

  it('is saved again after a network failure', async () => {
    answers = [{ error: { status: 'FETCH_ERROR' } }];
    saver.change(content('Monroe'));
    await jest.advanceTimersByTimeAsync(800);
    expect(states).toEqual(['saving', 'failed']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(states.at(-1)).toBe('saved');
    expect(sent.at(-1)).toEqual({ ...content('Monroe'), revision: 3 });
  });

  it('is not saved anymore when another device has saved in between', async () => {
    answers = [OUTDATED];
    saver.change(content('Monroe'));
    await jest.advanceTimersByTimeAsync(800);
    saver.change(content('Concord'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('outdated');
  });

  it('is not saved anymore when the application was sent from another device', async () => {
    answers = [{ error: { status: 409, data: { code: 'application_exists' } } }];
    saver.change(content('Monroe'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('sent');
  });

  it('is not saved while the application is sent, but is when sending fails', async () => {
    saver.change(content('Monroe'));
    saver.stop();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([]);
    saver.resume();
    expect(sent).toHaveLength(1);
  });
});
