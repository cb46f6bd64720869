import { defineChannel, LocalProcessBus } from './process-bus';

const changed = defineChannel<{ id: number }>('changed');

describe('a process without others', () => {
  it('hears its own messages, also when one subscriber fails', async () => {
    const bus = new LocalProcessBus();
    const heard: number[] = [];
    bus.subscribe(changed, () => {
      throw new Error('the first subscriber is broken');
    });
    bus.subscribe(changed, ({ id }) => void heard.push(id));
    bus.publish(changed, { id: 7 });
    bus.publish(defineChannel<{ id: number }>('something else'), { id: 8 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([7]);
  });
});
