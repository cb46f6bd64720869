import { jest } from '@jest/globals';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ColorModeButton } from '../layout/preferences';
import { AppProviders } from './app-providers';
import { setColorMode } from './color-mode';
import { clickedControl, replaceSnapshot, showSnapshot, startWithSnapshot } from './page-snapshot';

const TEXTS = { en: () => Promise.resolve(), es: () => Promise.resolve() };
const HTML = `<h1>Sign in</h1><form><label>Email<input autocomplete="username" value=""></label><button type="submit">Send code</button></form><a href="/signup">Create an account</a>`;

const submitted = jest.fn<(address: string) => void>();
const opened = jest.fn();

function SignIn() {
  const [address, setAddress] = useState('');
  return (
    <>
      <h1>Sign in</h1>
      <button>Sign in with a passkey</button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(address);
        }}
      >
        <label>
          Email
          <input autoComplete="username" value={address} onChange={(event) => setAddress(event.target.value)} />
        </label>
        <button type="submit">Send code</button>
      </form>
      <a
        href="/signup"
        onClick={(event) => {
          event.preventDefault();
          opened();
        }}
      >
        Create an account
      </a>
    </>
  );
}

const start = (root: HTMLElement) => flushSync(() => createRoot(root).render(<SignIn />));
const root = () => document.querySelector<HTMLElement>('#root')!;
const field = () => document.querySelector('input')!;
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

let fetched: string[] = [];

beforeEach(() => {
  // These tests render as browsers do, without act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  fetched = [];
  submitted.mockClear();
  opened.mockClear();
  document.body.innerHTML = `<div id="root"></div><template id="snapshots"><link data-page="signin" hreflang="en" href="/en.json"><link data-page="signin" hreflang="es" href="/es.json"></template>`;
  window.localStorage.clear();
  globalThis.fetch = ((address: string) => {
    fetched.push(address);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ title: `Title of ${address}`, html: HTML }) });
  }) as unknown as typeof fetch;
  // jsdom paints nothing.
  performance.getEntriesByName = () => [{} as PerformanceEntry];
});

describe('showSnapshot', () => {
  it('shows the page in the visitor’s language', async () => {
    window.localStorage.setItem('groupride.language', 'es');
    expect(await showSnapshot(root(), 'signin')).toBe(true);
    expect(fetched).toEqual(['/es.json']);
    expect(document.title).toBe('Title of /es.json');
    expect(document.documentElement.lang).toBe('es');
    expect(root().querySelector('h1')?.textContent).toBe('Sign in');
  });

  it('leaves the page to the application when there is no snapshot, or none arrives', async () => {
    expect(await showSnapshot(root(), 'unknown')).toBe(false);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await showSnapshot(root(), 'signin')).toBe(false);
    globalThis.fetch = () => Promise.resolve({ ok: false } as Response);
    expect(await showSnapshot(root(), 'signin')).toBe(false);
    expect(root().innerHTML).toBe('');
  });
});

describe('replaceSnapshot', () => {
  beforeEach(() => showSnapshot(root(), 'signin'));

  it('keeps what was typed, the focus and the cursor', async () => {
    const before = field();
    before.focus();
    before.value = 'ana@example.test';
    before.setSelectionRange(3, 5);
    await replaceSnapshot(root(), start);
    expect(field()).not.toBe(before);
    expect(field().value).toBe('ana@example.test');
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([3, 5]);
    // React renders what was typed first.
    await new Promise((resolve) => setTimeout(resolve));
    buttonNamed('Send code').click();
    expect(submitted).toHaveBeenCalledWith('ana@example.test');
  });

  it('finds the corresponding control although the application has more of them', async () => {
    const before = buttonNamed('Send code');
    const find = await replaceSnapshot(root(), start);
    expect(find(before)).toBe(buttonNamed('Send code'));
  });
});

describe('startWithSnapshot', () => {
  it('sends the form that was submitted before the application had loaded', async () => {
    let load = (_: typeof start) => {};
    const loaded = new Promise<typeof start>((resolve) => (load = resolve));
    const started = startWithSnapshot(root(), 'signin', TEXTS, () => loaded);
    while (!document.querySelector('input')) await new Promise((resolve) => setTimeout(resolve, 5));
    field().value = 'ana@example.test';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    buttonNamed('Send code').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    load(start);
    await started;
    expect(submitted).toHaveBeenCalledWith('ana@example.test');
    expect(opened).not.toHaveBeenCalled();
  });

  it('starts the application at once when there is no snapshot', async () => {
    await startWithSnapshot(root(), 'unknown', TEXTS, () => Promise.resolve(start));
    expect(buttonNamed('Sign in with a passkey')).toBeDefined();
    expect(fetched).toEqual([]);
  });
});

describe('the color mode in a snapshot', () => {
  const toggle = (root: HTMLElement) =>
    flushSync(() =>
      createRoot(root).render(
        <AppProviders locale="en" closeLabel="Close">
          <h1>Sign in</h1>
          <ColorModeButton toDarkLabel="Dark mode" toLightLabel="Light mode" />
        </AppProviders>,
      ),
    );
  const isDark = () => document.documentElement.classList.contains('dark');
  const shownIcons = () =>
    [...document.querySelectorAll('button svg')]
      .filter((icon) => getComputedStyle(icon.parentElement!).display !== 'none')
      .map((icon) => icon.getAttribute('class'));
  afterEach(() => setColorMode('light'));

  it('is the visitor’s although the build does not know it, and the button works before the application has loaded', async () => {
    setColorMode('light');
    const rendered = document.createElement('div');
    toggle(rendered);
    await new Promise((resolve) => setTimeout(resolve));
    const html = rendered.innerHTML;
    globalThis.fetch = (() =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve({ title: 'Sign in', html }),
      })) as unknown as typeof fetch;
    setColorMode('dark');
    let load: ((start: typeof toggle) => void) | undefined;
    const loaded = new Promise<typeof toggle>((resolve) => (load = resolve));
    const started = startWithSnapshot(root(), 'signin', TEXTS, () => loaded);
    while (!document.querySelector('button')) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(shownIcons()).toEqual([expect.stringContaining('sun')]);
    document.querySelector('button')!.click();
    expect(isDark()).toBe(true);
    load?.(toggle);
    await started;
    expect(isDark()).toBe(false);
    expect(shownIcons()).toEqual([expect.stringContaining('moon')]);
  });
});

describe('clickedControl', () => {
  it('is the control of a label, or the one around the target', () => {
    root().innerHTML = '<label><span>Email</span><input></label><a href="/x"><b>Link</b></a><p>Text</p>';
    const clicked = (selector: string) => {
      const event = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(event, 'target', { value: document.querySelector(selector) });
      return clickedControl(event);
    };
    expect(clicked('span')).toBe(field());
    expect(clicked('b')).toBe(document.querySelector('a'));
    expect(clicked('p')).toBeUndefined();
  });
});
