import type { FormOptions, SavedMethod } from './protocol';
import { say } from './texts';

/** A payment method to choose: a card to type in, another type, or a saved method. */
type Choice = { type: string; saved?: SavedMethod };

const NAMES: Readonly<Record<string, string>> = {
  card: 'Card',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  cashapp: 'Cash App Pay',
  paypal: 'PayPal',
};

const WALLETS: Readonly<Record<string, string>> = { apple_pay: 'tok_apple_pay', google_pay: 'tok_google_pay' };

const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

/** The row of payment methods above the form. With one method only there is no row. */
export class Choices {
  private all: Choice[] = [{ type: 'card' }];
  private chosen: Choice = { type: 'card' };
  private shown = '';

  constructor(
    private readonly form: HTMLFormElement,
    private readonly onChange: () => void,
  ) {}

  get type(): string {
    return this.chosen.type;
  }

  get saved(): SavedMethod | undefined {
    return this.chosen.saved;
  }

  /** True where card data has to be typed in. */
  get typed(): boolean {
    return this.chosen.type === 'card' && !this.chosen.saved;
  }

  /** Whether the person chose to save the method, where that is offered. */
  get saves(): boolean {
    return !this.saved && !byId('save').hidden && byId<HTMLInputElement>('save-input').checked;
  }

  /** The API parameters of a method that is not typed in. */
  describe(): Record<string, unknown> {
    const token = WALLETS[this.type];
    return token ? { type: 'card', card: { token } } : { type: this.type };
  }

  show({ types, wallets, saved, offersSaving, locale }: FormOptions): void {
    const text = JSON.stringify([types, wallets, saved, offersSaving, locale]);
    if (text === this.shown) return;
    this.shown = text;
    const others = types.flatMap((type) => (type === 'card' ? ['card', ...wallets] : [type]));
    this.all = [...saved.map((method) => ({ type: method.type, saved: method })), ...others.map((type) => ({ type }))];
    const row = byId<HTMLFieldSetElement>('choices');
    row.hidden = this.all.length < 2;
    row.replaceChildren(row.firstElementChild as Element, ...this.all.map((choice, i) => this.option(choice, i)));
    this.choose(
      this.all.find((choice) => choice.type === this.type && choice.saved?.id === this.saved?.id && this.touched) ??
        this.all[0] ?? { type: 'card' },
      offersSaving,
    );
  }

  private touched = false;

  private option(choice: Choice, i: number): HTMLLabelElement {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'choice', value: String(i) });
    input.addEventListener('change', () => {
      this.touched = true;
      this.choose(choice, this.offersSaving);
      this.onChange();
    });
    const name = document.createElement('span');
    name.textContent = nameOf(choice);
    label.append(input, name);
    if (choice.saved || choice.type !== 'card') {
      const hint = document.createElement('small');
      hint.textContent = say(choice.saved ? 'Saved' : 'Test');
      label.append(hint);
    }
    return label;
  }

  private offersSaving = false;

  private choose(choice: Choice, offersSaving: boolean): void {
    this.chosen = choice;
    this.offersSaving = offersSaving;
    const input = byId('choices').querySelectorAll('input')[this.all.indexOf(choice)];
    if (input) input.checked = true;
    this.form.classList.toggle('other-choice', !this.typed);
    const note = byId('choice-note');
    note.hidden = this.typed;
    note.textContent = noteFor(choice);
    byId('save').hidden = !offersSaving || choice.saved !== undefined;
  }
}

function nameOf({ type, saved }: Choice): string {
  if (!saved) return say(NAMES[type] ?? type);
  return saved.card
    ? `${saved.card.brand.charAt(0).toUpperCase()}${saved.card.brand.slice(1)} ···· ${saved.card.last4}`
    : (NAMES[type] ?? type);
}

function noteFor({ type, saved }: Choice): string {
  const name = NAMES[type] ?? type;
  if (saved?.card) return say('Pays with the saved card that ends in {last4}.', { last4: saved.card.last4 });
  if (type === 'apple_pay' || type === 'google_pay')
    return say('Test mode: {name} does not open. A test card pays instead.', { name });
  if (type === 'link') return say('Test mode: Link does not open. A test account pays instead.');
  return say(
    'Test mode: you go to a test page that stands for {name}, where you authorize or decline, and come back.',
    { name },
  );
}
