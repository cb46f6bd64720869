import { isAllowedAvatar } from './avatar';

const hosts = ['pictures.example'];

it('accepts a picture at an https address on an allowed host', () => {
  expect(isAllowedAvatar('https://pictures.example/ann.png?size=96', hosts)).toBe(true);
  expect(isAllowedAvatar('https://pictures.example/ann.png', [])).toBe(false);
});

it.each([
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'http://pictures.example/ann.png',
  'javascript:alert(1)',
  'https://ann:secret@pictures.example/ann.png',
  'https://pictures.example:8443/ann.png',
  'https://pictures.example.evil.example/ann.png',
  'https://evil.example/pictures.example',
  '//pictures.example/ann.png',
  '/ann.png',
  'ann.png',
  '',
])('refuses %j', (text) => {
  expect(isAllowedAvatar(text, hosts)).toBe(false);
});
