import { readPush } from './push-notice';

describe('the notification of an emergency', () => {
  it('stays on the screen, plays a sound, and opens the alerts', () => {
    const payload = {
      topic: 'emergency',
      title: 'Emergency on ride R-019',
      body: 'Ana pressed SOS.',
      path: '/admin/now',
      tag: 'sos:4',
    };
    expect(readPush(JSON.stringify(payload))).toMatchObject({
      title: 'Emergency on ride R-019',
      options: {
        body: 'Ana pressed SOS.',
        tag: 'sos:4',
        data: { path: '/admin/now' },
        requireInteraction: true,
        silent: false,
        renotify: true,
      },
    });
  });

  it('is not shown for an unknown message', () => {
    expect(readPush('{}')).toBeNull();
  });
});
