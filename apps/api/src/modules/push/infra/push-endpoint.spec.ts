import { isPushEndpoint } from './push-endpoint';

const HOSTS = ['fcm.googleapis.com', '*.push.apple.com', '127.0.0.1:8080'];

describe('an endpoint of a push subscription', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://web.push.apple.com/abc', 'http://127.0.0.1:8080/abc'])(
    'may be %s',
    (endpoint) => {
      expect(isPushEndpoint(endpoint, HOSTS)).toBe(true);
    },
  );

  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://push.apple.com.evil.example/abc',
    'https://push.apple.com/abc',
    'https://evilpush.apple.com/abc',
    'https://127.0.0.1:8080/abc',
    'http://127.0.0.1:9090/abc',
    'http://localhost:8080/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/abc',
    'file:///etc/passwd',
    'not a url',
  ])('may not be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, HOSTS)).toBe(false);
  });
});
