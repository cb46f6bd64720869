import { operatorActed } from '../identity/identity.events';
import { OperationsChanges } from './operations-changes';

/** @returns what runs when an operator acts, and the messages that were sent: to whom, and their subjects */
function changes(operators: number[] = [7]) {
  const listeners = new Map<unknown, (data: { subject: string }) => Promise<void>>();
  const sent: [number[], string[]][] = [];
  new OperationsChanges(
    { listen: (event: unknown, run: never) => void listeners.set(event, run) } as never,
    { operatorIds: () => Promise.resolve([...operators]) } as never,
    {
      toOperators: (ids: number[], _message: string, { subjects }: { subjects: string[] }) =>
        void sent.push([ids, subjects]),
    } as never,
  ).onModuleInit();
  return { act: (subject: string) => listeners.get(operatorActed)!({ subject }), sent };
}

it('tells of all changes of a moment once, and of later ones again', async () => {
  const { act, sent } = changes();
  await Promise.all([act('driver:1'), act('driver:1'), act('setting:offers')]);
  const first = [[7], ['driver:1', 'setting:offers']];
  expect(sent).toEqual([first]);
  await act('driver:1');
  expect(sent).toEqual([first, [[7], ['driver:1']]]);
});

it('reaches who became an operator in that moment', async () => {
  const operators = [7];
  const { act, sent } = changes(operators);
  const told = act('person:8');
  await Promise.resolve();
  operators.push(8);
  await told;
  expect(sent).toEqual([[[7, 8], ['person:8']]]);
});
