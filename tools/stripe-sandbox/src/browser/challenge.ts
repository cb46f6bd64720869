import { envelope, type FromChallenge } from './protocol';
import { localeOf, say, speak } from './texts';

speak(localeOf(document.documentElement.lang));

const authorize = document.getElementById('test-source-authorize-3ds') as HTMLButtonElement;
const fail = document.getElementById('test-source-fail-3ds') as HTMLButtonElement;
const problem = document.getElementById('error') as HTMLElement;
const parentOrigin = new URLSearchParams(location.hash.slice(1)).get('parent');
const attempt = new URLSearchParams(location.search).get('attempt') ?? '';

async function answer(outcome: 'authenticated' | 'failed'): Promise<void> {
  problem.textContent = '';
  authorize.disabled = fail.disabled = true;
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      body: new URLSearchParams({ attempt, outcome }),
    });
    if (!response.ok) throw new Error(String(response.status));
    const { redirect } = (await response.json()) as { redirect: string | null };
    if (parentOrigin && window.parent !== window)
      window.parent.postMessage(envelope<FromChallenge>({ type: 'challenged' }), parentOrigin);
    else if (redirect) location.assign(redirect);
    else document.body.dataset['state'] = 'over';
  } catch {
    problem.textContent = say('Your answer did not arrive. Please check your connection and try again.');
    authorize.disabled = fail.disabled = false;
  }
}

authorize.addEventListener('click', () => void answer('authenticated'));
fail.addEventListener('click', () => void answer('failed'));

/**
 * Chromium drops all input to a frame until it has heard that the frame's first picture is on the screen (https://crrev.com/687220), and tells
 * the page nothing of that. Tried: without a pause about one answer in two was lost, clicked or typed; with it none of four.
 */
const SETTLED_MS = 700;

/**
 * Resolves when the page has been visible for long enough. The browser reports its first contentful paint; before that,
 * clicks on the frame go to the page below.
 */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    const paint = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      paint.disconnect();
      setTimeout(resolve, SETTLED_MS);
    });
    paint.observe({ type: 'paint', buffered: true });
  });
}

// The buttons start disabled, because a click before the listeners exist would be lost.
void shown().then(() => {
  authorize.disabled = fail.disabled = false;
  if (document.body.dataset['state'] === 'open') authorize.focus();
});
