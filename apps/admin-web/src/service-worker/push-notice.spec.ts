import { readPush } from './push-notice';

describe('the notification of an emergency', () => {
  it('stays on the screen, makes itself heard, and leads to the alerts', () => {
    const payload = {
      ...{ topic: 'emergency', title: 'Emergency on ride R-019', body: 'Ana pressed SOS.' },
      ...{ path: '/admin/now', tag: 'sos:4' },
    };
    expect(readPush(JSON.stringify(payload))).toMatchObject({
      title: 'Emergency on ride R-019',
      options: {
        ...{ body: 'Ana pressed SOS.', tag: 'sos:4', data: { path: '/admin/now' } },
        ...{ requireInteraction: true, silent: false, renotify: true },
      },
    });
  });

  it('is nothing when the message is not one of ours', () => {
    expect(readPush('{}')).toBeNull();
  });
});
