import { openPage } from './open-page';
import { pageOf, readPayload } from './push-payload';

describe('a Web Push message', () => {
  it('is parsed with its fields', () => {
    const payload = { topic: 'driver_arrived', title: 'Your driver is here', body: 'Code 1', path: '/ride/7' };
    expect(readPayload(JSON.stringify(payload))).toEqual(payload);
  });

  it.each([undefined, '', 'text', '{}', '{"title":7}', '{"title":""}', 'null', '7'])(
    'is ignored when it is %s',
    (text) => expect(readPayload(text)).toBeNull(),
  );

  it('never opens another site', () => {
    const origin = 'https://rides.example';
    expect(pageOf('/ride/7', origin)).toBe('https://rides.example/ride/7');
    for (const path of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)'])
      expect(pageOf(path, origin)).toBe(origin);
  });
});

describe('the page of a notification', () => {
  const url = 'https://rides.example/ride/7';
  const clientsWith = (windows: { focus: () => Promise<void>; navigate: (to: string) => Promise<void> }[]) => {
    const opened: string[] = [];
    const clients = {
      matchAll: () => Promise.resolve(windows),
      openWindow: (to: string) => Promise.resolve(void opened.push(to)),
    };
    return { opened, scope: { clients } as unknown as Pick<ServiceWorkerGlobalScope, 'clients'> };
  };

  it('opens in a new window when there is none', async () => {
    const { opened, scope } = clientsWith([]);
    await openPage(scope, url);
    expect(opened).toEqual([url]);
  });

  it('opens in the existing window', async () => {
    const done: string[] = [];
    const window = {
      focus: () => Promise.resolve(void done.push('focus')),
      navigate: (to: string) => Promise.resolve(void done.push(to)),
    };
    const { opened, scope } = clientsWith([window]);
    await openPage(scope, url);
    expect([done, opened]).toEqual([['focus', url], []]);
  });

  it('opens in a new window when the existing one cannot navigate to it', async () => {
    const window = { focus: () => Promise.resolve(), navigate: () => Promise.reject(new Error('not controlled')) };
    const { opened, scope } = clientsWith([window]);
    await openPage(scope, url);
    expect(opened).toEqual([url]);
  });
});
