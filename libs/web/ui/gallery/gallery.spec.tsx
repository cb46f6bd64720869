import { act, fireEvent, screen } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '../src/index';
import { renderInKit } from '../src/testing/render';
import { Gallery } from './gallery';

/** Components that have nothing to show, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  AppProviders: 'goes around the gallery, in main.tsx',
  FormatProvider: 'hands formats to others and draws nothing',
  LinkProvider: 'hands a link to others and draws nothing',
  RouterFrame: 'hands the link of the router to others and draws nothing',
  RouterLink: 'looks like KitLink, and needs a router',
  VisuallyHidden: 'is read out and cannot be seen',
  Grid: 'is an element of Chakra without a look',
  HStack: 'is an element of Chakra without a look',
  VStack: 'is an element of Chakra without a look',
};

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][A-Za-z]*[a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

const samples = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx') && name !== 'main.tsx')
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

const isShown = (name: string): boolean => new RegExp(`<${name}[\\s/>]`).test(samples);

const components = Object.entries(kit)
  .filter(isComponent)
  .map(([name]) => name);

const open = (frame: string) =>
  act(async () => {
    window.location.hash = frame;
    renderInKit(<Gallery />);
  });

describe('the gallery', () => {
  it('shows every component of the kit that has something to show', () => {
    expect(components.length).toBeGreaterThan(60);
    expect(components.filter((name) => !isShown(name) && !(name in EXCEPTIONS))).toEqual([]);
  });

  it('has no exception without a need', () => {
    const needless = Object.keys(EXCEPTIONS).filter((name) => !components.includes(name) || isShown(name));
    expect(needless).toEqual([]);
  });

  it.each([
    ['Forms', 'Pickup'],
    ['Choices', 'Group size'],
    ['Sign-in', 'Email or phone'],
    ['Data', 'Views'],
    ['Feedback', 'Notifications: off'],
    ['Chat', 'Messages'],
    ['Layout', 'Samples'],
  ])('draws the view %s', async (view, sample) => {
    await open('phone');
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: view, hidden: true })));
    const panel = screen.getByRole('tabpanel', { name: view, hidden: true });
    expect(panel.textContent?.includes(sample) || panel.querySelector(`[aria-label="${sample}"]`)).toBeTruthy();
  });

  it.each([
    ['wide', 'tablist', 'View'],
    ['map', 'region', 'Your ride'],
    ['full-bleed', 'navigation', 'Main'],
    ['back-office', 'table', 'Rides'],
  ])('draws the frame %s', async (frame, role, name) => {
    await open(frame);
    expect(screen.getByRole(role, { name, hidden: true })).toBeTruthy();
  });
});
