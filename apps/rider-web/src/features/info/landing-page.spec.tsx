import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';

let me: object | null = null;
jest.unstable_mockModule('../../shared/session', () => ({
  useSession: () => ({ me }),
  useClientConfig: () => undefined,
}));
const { default: LandingPage } = await import('./landing-page');

const headerLinks = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('links to sign-in and sign-up in the header', () => {
  me = null;
  renderInApp(<LandingPage />, '/landing');
  expect(headerLinks()).toEqual(
    expect.arrayContaining([
      ['Log in', '/api/login?returnTo=/'],
      ['Sign up', '/signup'],
    ]),
  );
});

it('hides both links from a person who is signed in', () => {
  me = { id: 1 };
  renderInApp(<LandingPage />, '/landing');
  expect(headerLinks().map(([text]) => text)).not.toContain('Sign up');
});

describe('the intro', () => {
  const notes: number[] = [];
  const closed = jest.fn();
  const parameter = () => ({
    setValueAtTime: jest.fn(),
    linearRampToValueAtTime: jest.fn(),
    exponentialRampToValueAtTime: jest.fn(),
  });
  class Audio {
    currentTime = 0;
    createGain = () => ({ gain: parameter(), connect: jest.fn() });
    createOscillator = () => {
      const note = {
        frequency: { value: 0 },
        connect: jest.fn(),
        start: () => notes.push(note.frequency.value),
        stop: jest.fn(),
      };
      return note;
    };
    close = closed;
  }
  const without = globalThis.AudioContext;
  beforeEach(() => {
    me = null;
    notes.length = 0;
    closed.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    globalThis.AudioContext = without;
    jest.useRealTimers();
  });

  it('plays three notes at the first click, can be muted, and ends after a second and a half', () => {
    globalThis.AudioContext = Audio as unknown as typeof AudioContext;
    renderInApp(<LandingPage />, '/landing');
    expect(notes).toEqual([]);
    fireEvent.click(document.body);
    expect(notes).toEqual([440, 554.37, 659.25]);
    fireEvent.click(document.body);
    expect(notes).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
    expect(closed).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play the chime' }));
    expect(notes).toHaveLength(6);
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole('button', { name: 'Play the chime' })).toBeTruthy();
  });

  it('shows a written welcome where audio is not available', async () => {
    globalThis.AudioContext = class {
      constructor() {
        throw new Error('no audio');
      }
    } as unknown as typeof AudioContext;
    renderInApp(<LandingPage />, '/landing');
    fireEvent.click(screen.getByRole('button', { name: 'Play the chime' }));
    expect(screen.getByRole('dialog', { name: 'Welcome to GroupRide ♪' })).toBeTruthy();
    expect(screen.getByText('(Audio not supported on this device)')).toBeTruthy();
  });

  it('shows the language, and links in its menu to riding, driving, business, about and help', () => {
    renderInApp(<LandingPage />, '/landing');
    expect(within(screen.getByRole('banner')).getByText('EN')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ride',
      '/driver-app',
      '/business',
      '/about',
      '/help',
    ]);
  });
});
