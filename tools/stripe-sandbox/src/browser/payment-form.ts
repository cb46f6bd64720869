import { brandOf } from '../cards/card-number';
import { callApi } from './api';
import { applyAppearance } from './appearance';
import { ALL_BRANDS, BRAND_ART, CVC_ART } from './card-art';
import {
  checkCvc,
  checkExpiry,
  checkNumber,
  checkPostal,
  digitsOf,
  expiryOf,
  formatExpiry,
  formatNumber,
  type Check,
} from './card-fields';
import { Choices } from './choices';
import { countries, POSTAL } from './countries';
import {
  envelope,
  messageFrom,
  type BillingDetails,
  type FormOptions,
  type FormResult,
  type FromForm,
  type ToForm,
} from './protocol';
import { say, speak } from './texts';

const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

const base = location.href.replace(/\/js\/elements\/payment(#.*)?$/, '');
const parentOrigin = new URLSearchParams(location.hash.slice(1)).get('parent') ?? '';

const form = byId<HTMLFormElement>('form');
const number = byId<HTMLInputElement>('Field-numberInput');
const expiry = byId<HTMLInputElement>('Field-expiryInput');
const cvc = byId<HTMLInputElement>('Field-cvcInput');
const country = byId<HTMLSelectElement>('Field-countryInput');
const postal = byId<HTMLInputElement>('Field-postalCodeInput');

const choices = new Choices(form, () => tellChange());

let options: FormOptions | undefined;
let lastChange = '';

interface FormField {
  input: HTMLInputElement;
  check: () => Check;
}

const rule = (): ReturnType<typeof brandOf> => brandOf(digitsOf(number.value));
const asksPostal = (): boolean => Boolean(options?.address && POSTAL[country.value]);

const fields: FormField[] = [
  { input: number, check: () => checkNumber(number.value) },
  { input: expiry, check: () => checkExpiry(expiry.value) },
  { input: cvc, check: () => checkCvc(cvc.value, rule()) },
  { input: postal, check: () => (asksPostal() ? checkPostal(postal.value, country.value) : { ok: true }) },
];

function send(message: FromForm): void {
  if (window.parent !== window && parentOrigin) window.parent.postMessage(envelope(message), parentOrigin);
}

function showError({ input }: FormField, message: string): void {
  const box = input.closest('.field');
  const text = box?.querySelector('.error');
  box?.classList.toggle('invalid', message !== '');
  if (message) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  const said = say(message);
  if (text && text.textContent !== said) text.textContent = said;
}

/** Wrong values are told at once, missing ones only when the field is left or the form is sent. */
function review(field: FormField, strict: boolean): Check {
  const result = field.check();
  if (result.ok) showError(field, '');
  else if (result.complete || strict) showError(field, result.message);
  else if (!field.input.hasAttribute('aria-invalid') || document.activeElement === field.input) showError(field, '');
  return result;
}

function tellChange(): void {
  const inputs = fields.filter(({ input }) => input !== postal || asksPostal());
  const message: FromForm = {
    type: 'change',
    complete: !choices.typed || inputs.every((field) => field.check().ok),
    empty: choices.typed && [number, expiry, cvc].every(({ value }) => value === ''),
    choice: choices.type,
    saved: choices.saved ?? null,
    saves: choices.saves,
    country: options?.address ? country.value : null,
    postalCode: asksPostal() ? postal.value.trim() || null : null,
  };
  const text = JSON.stringify(message);
  if (text === lastChange) return;
  lastChange = text;
  send(message);
}

/** Writes the formatted text and leaves the caret behind the digit it was behind. */
function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const atEnd = input.selectionStart === input.value.length;
  const next = format(input.value);
  if (next === input.value) return;
  input.value = next;
  if (atEnd || document.activeElement !== input) return;
  let position = 0;
  for (let seen = 0; position < next.length && seen < caret; position++) if (/\d/.test(next[position] ?? '')) seen++;
  input.setSelectionRange(position, position);
}

function showBrand(): void {
  const { brand, name, cvcLength } = rule();
  const known = BRAND_ART[brand];
  byId('brands').innerHTML = known ?? ALL_BRANDS.map((each) => BRAND_ART[each]).join('');
  byId('Field-numberBrand').textContent = known ? name : '';
  form.classList.toggle('no-brand', !known);
  form.dataset['brand'] = brand;
  cvc.placeholder = cvcLength === 4 ? say('4 digits') : 'CVC';
  cvc.maxLength = brand === 'unknown' ? 4 : cvcLength;
}

function showPostal(): void {
  const postalRule = POSTAL[country.value];
  form.classList.toggle('no-postal', !postalRule);
  if (!postalRule) return;
  byId('postal-label').textContent = say(postalRule.label);
  postal.placeholder = postalRule.placeholder;
  postal.inputMode = postalRule.numeric ? 'numeric' : 'text';
}

let listed: FormOptions['locale'] | undefined;

/** The texts, and the countries by their names, in one language. */
function speakIn(locale: FormOptions['locale']): void {
  if (listed === locale) return;
  listed = locale;
  speak(locale);
  const chosen = country.value || 'US';
  country.replaceChildren(...countries(locale).map(({ code, name }) => new Option(name, code)));
  country.value = chosen;
  expiry.placeholder = say('MM / YY');
  byId('use-test-card').title = say('Fill in the test card');
  showBrand();
  for (const field of fields) showError(field, '');
}

function apply(next: FormOptions): void {
  const first = options === undefined;
  options = next;
  const dark = applyAppearance(next.appearance);
  speakIn(next.locale);
  form.classList.toggle('no-address', !next.address);
  for (const control of [number, expiry, cvc, country, postal]) control.disabled = next.readOnly;
  if (first) {
    const given = next.billingDetails.address;
    if (given?.country && country.querySelector(`option[value="${CSS.escape(given.country)}"]`))
      country.value = given.country;
    if (given?.postal_code) postal.value = given.postal_code;
  }
  choices.show(next);
  showPostal();
  const terms = byId('terms');
  terms.hidden = next.keepsCardFor === null;
  terms.textContent =
    next.keepsCardFor === null
      ? ''
      : say(
          'By providing your card information, you allow {business} to charge your card for future payments in accordance with their terms.',
          {
            business: next.keepsCardFor || say('this business'),
          },
        );
  send({ type: 'scheme', dark });
  // Not in an animation frame: there are none while the form is below the fold.
  if (first) send({ type: 'ready' });
}

function validate(): FormResult {
  if (!choices.typed) return {};
  let first: { field: FormField; code: string; message: string } | undefined;
  for (const field of fields) {
    const result = review(field, true);
    if (!result.ok) first ??= { field, code: result.code, message: result.message };
  }
  if (!first) return {};
  first.field.input.focus();
  return { error: { type: 'validation_error', code: first.code, message: say(first.message) } };
}

async function create(path: string, params: Record<string, unknown>): Promise<FormResult> {
  const missing = validate();
  if (missing.error || !options) return missing;
  const { billing_details: given, ...more } = params as { billing_details?: BillingDetails };
  const { month, year } = expiryOf(expiry.value);
  const address = {
    ...options.billingDetails.address,
    ...given?.address,
    ...(options.address && { country: country.value, ...(asksPostal() && { postal_code: postal.value.trim() }) }),
  };
  const kept = choices.saved;
  const token = path === '/v1/confirmation_tokens';
  if (kept && !token) return { object: { ...kept } };
  const method = {
    ...(choices.typed
      ? { type: 'card', card: { number: digitsOf(number.value), exp_month: month, exp_year: year, cvc: cvc.value } }
      : choices.describe()),
    billing_details: { ...options.billingDetails, ...given, ...(choices.typed && { address }) },
    ...(choices.saves && { allow_redisplay: 'always' }),
  };
  const body = token
    ? { ...more, ...(kept ? { payment_method: kept.id } : { payment_method_data: method }) }
    : { ...more, ...method };
  const answer = await callApi(base, options.publishableKey, 'POST', path, body);
  if ('value' in answer) return { object: answer.value, saves: choices.saves };
  const wrong: Readonly<Record<string, HTMLInputElement>> = { number, exp_month: expiry, exp_year: expiry, cvc };
  const input = wrong[answer.error['param'] as string];
  const field = fields.find((each) => each.input === input);
  if (field) showError(field, answer.error.message);
  return { error: answer.error };
}

function receive(message: ToForm): void {
  switch (message.type) {
    case 'options':
      apply(message.options);
      return tellChange();
    case 'focus':
      return number.focus();
    case 'blur':
      return (document.activeElement as HTMLElement | null)?.blur();
    case 'clear':
      for (const field of fields) {
        field.input.value = '';
        showError(field, '');
      }
      showBrand();
      return tellChange();
    case 'validate':
      return send({ type: 'result', call: message.call, result: validate() });
    case 'create':
      void create(message.path, message.params).then((result) => send({ type: 'result', call: message.call, result }));
  }
}

function start(): void {
  for (const { code, name } of countries('en')) country.append(new Option(name, code));
  country.value = 'US';
  byId('cvc-icon').innerHTML = CVC_ART;
  showBrand();
  showPostal();

  const next = new Map<HTMLInputElement, HTMLInputElement>([
    [number, expiry],
    [expiry, cvc],
  ]);
  for (const field of fields) {
    const { input } = field;
    input.addEventListener('input', (event) => {
      const erasing = (event as InputEvent).inputType?.startsWith('delete') ?? false;
      if (input === number) reformat(input, formatNumber);
      // While the user deletes text, the separator must be deletable too.
      if (input === expiry && !(erasing && /^\d{2} \/?$/.test(input.value))) reformat(input, formatExpiry);
      if (input === expiry && erasing && /^\d{2} \/?$/.test(input.value)) input.value = input.value.slice(0, 2);
      if (input === cvc) input.value = digitsOf(input.value);
      if (input === number) showBrand();
      const result = review(field, false);
      if (input === number && cvc.value) review(fields[2] as FormField, false);
      const following = next.get(input);
      if (
        result.ok &&
        !erasing &&
        following &&
        document.activeElement === input &&
        input.selectionStart === input.value.length
      )
        following.focus();
      tellChange();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') review(field, true);
    });
  }
  country.addEventListener('change', () => {
    postal.value = '';
    showError(fields[3] as FormField, '');
    showPostal();
    tellChange();
  });
  byId('use-test-card').addEventListener('click', () => {
    const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0');
    Object.assign(number, { value: '4242 4242 4242 4242' });
    Object.assign(expiry, { value: `12 / ${year}` });
    Object.assign(cvc, { value: '123' });
    if (asksPostal() && !checkPostal(postal.value, country.value).ok)
      postal.value = POSTAL[country.value]?.placeholder ?? '';
    showBrand();
    for (const field of fields) review(field, false);
    tellChange();
  });
  byId('save-input').addEventListener('change', tellChange);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') send({ type: 'escaped' });
  });
  window.addEventListener('focus', () => send({ type: 'focused' }));
  window.addEventListener('blur', () => send({ type: 'blurred' }));
  window.addEventListener('message', (event) => {
    const message = parentOrigin ? messageFrom<ToForm>(event, window.parent, parentOrigin) : undefined;
    if (message) receive(message);
  });
  new ResizeObserver(() =>
    send({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) + 8 }),
  ).observe(form);
  send({ type: 'loaded' });
}

start();
