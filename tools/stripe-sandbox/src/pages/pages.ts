import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { ChallengeState } from '../http/challenge';
import type { OnboardingState } from '../http/onboarding';
import { TEST_BANKS } from '../resources/bank-accounts';
import { METHOD_NAMES, redirects, type MethodType } from '../resources/method-types';

export interface Asset {
  body: string;
  etag: string;
  headers: Record<string, string>;
}

interface Page {
  body: string;
  headers: Record<string, string>;
}

/** What browsers load: the script, the card form's page, the authentication page. */
export interface Pages {
  asset(path: string): Asset | undefined;
  challenge(state: ChallengeState): Page;
  onboarding(account: OnboardingState): Page;
}

const SCRIPT_CACHE = 'public, max-age=600';
const SCRIPTS = { '/js/v3': 'stripe.ts', '/js/elements/payment.js': 'payment-form.ts', '/3ds/challenge.js': 'challenge.ts', '/connect/onboarding.js': 'onboarding.ts' };

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
    assets.set(path, asset(await bundle(file), { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': SCRIPT_CACHE }));
  }
  const css = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': SCRIPT_CACHE };
  assets.set('/js/elements/payment.css', asset(source('payment-form.css'), css));
  assets.set('/3ds/challenge.css', asset(source('challenge.css'), css));
  assets.set('/js/elements/choices.css', asset(source('choices.css'), css));
  assets.set('/authorize/qr.svg', asset(QR_CODE, { 'Content-Type': 'image/svg+xml', 'Cache-Control': SCRIPT_CACHE }));
  assets.set('/js/elements/payment', asset(source('payment-form.html'), { ...FRAME_HEADERS, 'Cache-Control': 'public, max-age=300' }));
  // @stripe/stripe-js asks for this name; both addresses give the same script.
  const script = assets.get('/js/v3');
  if (script) assets.set('/endive/stripe.js', script);
  assets.set('/connect/onboarding.css', assets.get('/3ds/challenge.css') ?? asset('', css));
  const page = source('challenge.html');
  const onboardingPage = source('onboarding.html');
  const uncached = { ...FRAME_HEADERS, 'Cache-Control': 'no-store' };
  return {
    asset: (path) => assets.get(path === '/js/v3/' ? '/js/v3' : path),
    challenge: (state) => ({ body: fillChallenge(page, state), headers: uncached }),
    onboarding: (account) => ({ body: fillOnboarding(onboardingPage, account), headers: uncached }),
  };
}

function fillChallenge(page: string, state: ChallengeState): string {
  const { sum, open } = state;
  const amount = sum ? new Intl.NumberFormat('en-US', { style: 'currency', currency: sum.currency.toUpperCase() }).format(sum.amount / 100) : 'Nothing now';
  return fill(page, { ...wordsFor(state), amount, state: open ? 'open' : 'over' });
}

function wordsFor({ sum, method }: ChallengeState): Record<string, string> {
  if (redirects(method)) {
    const issuer = METHOD_NAMES[method as MethodType];
    return {
      issuer,
      title: sum ? `Pay with ${issuer}?` : `Allow payments with ${issuer}?`,
      text: `You were sent here to agree to ${sum ? 'this payment' : 'later payments'}.`,
      note: `This is a test page and not ${issuer}: nothing is charged. Choose how it ends.`,
      agree: 'Authorize test payment',
      refuse: 'Decline test payment',
    };
  }
  return {
    issuer: 'Your bank',
    title: sum ? 'Confirm your payment' : 'Confirm saving your card',
    text: sum ? 'Your bank asks you to confirm this card payment.' : 'Your bank asks you to confirm that this card may be saved for later payments.',
    note: 'This is a 3D Secure test page. Choose how the authentication ends.',
    agree: 'Complete authentication',
    refuse: 'Fail authentication',
  };
}

function fillOnboarding(page: string, { name, done }: OnboardingState): string {
  const banks = TEST_BANKS.map(({ token, number, failure }) => `<option value="${token}">${number} – ${failure === null ? 'payouts arrive' : `payouts fail: ${failure}`}</option>`);
  return fill(page, { name: escaped(name), banks: banks.join(''), state: done ? 'again' : 'new' });
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
  const build = await rolldown({ input: fileURLToPath(new URL(`../browser/${file}`, import.meta.url)), platform: 'browser' });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

function asset(body: string, headers: Record<string, string>): Asset {
  return { body, headers, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` };
}
