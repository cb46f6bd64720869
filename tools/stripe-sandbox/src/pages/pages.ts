import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { ChallengeState } from '../http/challenge';
import type { OnboardingState } from '../http/onboarding';
import { TEST_BANKS } from '../resources/bank-accounts';
import { challengeWords, onboardingWords, type Locale } from './texts';

export interface Asset {
  body: string;
  etag: string;
  headers: Record<string, string>;
}

interface Page {
  body: string;
  headers: Record<string, string>;
}

/** Files for browsers: the script, the card form's page, the authentication page. */
export interface Pages {
  asset(path: string): Asset | undefined;
  challenge(state: ChallengeState, locale: Locale): Page;
  onboarding(account: OnboardingState, locale: Locale): Page;
}

const SCRIPT_CACHE = 'public, max-age=600';
const SCRIPTS = {
  '/js/v3': 'stripe.ts',
  '/js/elements/payment.js': 'payment-form.ts',
  '/3ds/challenge.js': 'challenge.ts',
  '/connect/onboarding.js': 'onboarding.ts',
};

/** Stands where Cash App's code would be: there is no app to scan it with. */
const QR_CODE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#fff" stroke="#1f2430"/>' +
  '<text x="60" y="64" text-anchor="middle" font-family="sans-serif" font-size="13">Test mode</text></svg>';

/** Framed by any site, so nothing but the page's own files may run, load or be called in it. */
const FRAME_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; form-action 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Bundles the browser's part once, at start. */
export async function buildPages(): Promise<Pages> {
  const assets = new Map<string, Asset>();
  for (const [path, file] of Object.entries(SCRIPTS)) {
    assets.set(
      path,
      asset(await bundle(file), { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': SCRIPT_CACHE }),
    );
  }
  const css = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': SCRIPT_CACHE };
  assets.set('/js/elements/payment.css', asset(source('payment-form.css'), css));
  assets.set('/3ds/challenge.css', asset(source('challenge.css'), css));
  assets.set('/js/elements/choices.css', asset(source('choices.css'), css));
  assets.set('/authorize/qr.svg', asset(QR_CODE, { 'Content-Type': 'image/svg+xml', 'Cache-Control': SCRIPT_CACHE }));
  assets.set(
    '/js/elements/payment',
    asset(source('payment-form.html'), { ...FRAME_HEADERS, 'Cache-Control': 'public, max-age=300' }),
  );
  // @stripe/stripe-js asks for this name; both addresses give the same script.
  const script = assets.get('/js/v3');
  if (script) assets.set('/endive/stripe.js', script);
  assets.set('/connect/onboarding.css', assets.get('/3ds/challenge.css') ?? asset('', css));
  const page = source('challenge.html');
  const onboardingPage = source('onboarding.html');
  const uncached = { ...FRAME_HEADERS, 'Cache-Control': 'no-store' };
  return {
    asset: (path) => assets.get(path === '/js/v3/' ? '/js/v3' : path),
    challenge: (state, locale) => ({ body: fillChallenge(page, state, locale), headers: uncached }),
    onboarding: (account, locale) => ({ body: fillOnboarding(onboardingPage, account, locale), headers: uncached }),
  };
}

function fillChallenge(page: string, { sum, method, open }: ChallengeState, locale: Locale): string {
  const { nothingNow, ...words } = challengeWords(locale, method, sum !== null);
  const amount = sum
    ? new Intl.NumberFormat(locale === 'es' ? 'es-US' : 'en-US', {
        style: 'currency',
        currency: sum.currency.toUpperCase(),
      }).format(sum.amount / 100)
    : nothingNow;
  return fill(page, { ...words, amount, state: open ? 'open' : 'over' });
}

function fillOnboarding(page: string, { name, done }: OnboardingState, locale: Locale): string {
  const { arrive, fail, ...words } = onboardingWords(locale);
  const banks = TEST_BANKS.map(
    ({ token, number, failure }) =>
      `<option value="${token}">${number} – ${failure === null ? arrive : `${fail}: ${failure}`}</option>`,
  );
  return fill(page, { ...words, name: escaped(name), banks: banks.join(''), state: done ? 'again' : 'new' });
}

function fill(page: string, values: Readonly<Record<string, string>>): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function source(file: string): string {
  return readFileSync(new URL(`../browser/${file}`, import.meta.url), 'utf8');
}

async function bundle(file: string): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL(`../browser/${file}`, import.meta.url)),
    platform: 'browser',
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

function asset(body: string, headers: Record<string, string>): Asset {
  return { body, headers, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` };
}
