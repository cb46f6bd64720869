import { operatorActed } from '../identity/identity.events';
import { OperationsChanges } from './operations-changes';

/** @returns what runs when an operator acts, and the subjects of the messages that were sent */
function changes() {
  const listeners = new Map<unknown, (data: { subject: string }) => Promise<void>>();
  const sent: string[][] = [];
  new OperationsChanges(
    { listen: (event: unknown, run: never) => void listeners.set(event, run) } as never,
    { operatorIds: () => Promise.resolve([7]) } as never,
    {
      toOperators: (_ids: number[], _message: string, { subjects }: { subjects: string[] }) => void sent.push(subjects),
    } as never,
  ).onModuleInit();
  return { act: (subject: string) => listeners.get(operatorActed)!({ subject }), sent };
}

it('tells of all changes of a moment once, and of later ones again', async () => {
  const { act, sent } = changes();
  await Promise.all([act('driver:1'), act('driver:1'), act('setting:offers')]);
  expect(sent).toEqual([['driver:1', 'setting:offers']]);
  await act('driver:1');
  expect(sent).toEqual([['driver:1', 'setting:offers'], ['driver:1']]);
});
