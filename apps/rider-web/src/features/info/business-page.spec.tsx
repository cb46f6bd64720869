import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../testing/fake-mutation';
import { i18n, renderInApp } from '../../testing/render-in-app';

let contact: FakeMutation<{ newSalesInquiry: Record<string, string> }>;
let me: { name: string; email: string } | null = null;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useContactSalesMutation: () => contact.use(),
}));
jest.unstable_mockModule('../../shared/session', () => ({ useSession: () => ({ me }) }));
const { default: BusinessPage } = await import('./business-page');

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function open(): Promise<void> {
  renderInApp(<BusinessPage />, '/business');
  await press('Contact Sales');
}
async function fillIn(): Promise<void> {
  await open();
  type('Your name', ' Bea Business ');
  type('Work email', 'bea@acme.test');
  type('What do you need?', 'Coaches for 200 people.');
}

beforeEach(() => {
  me = null;
  contact = fakeMutation();
});

describe('the business page', () => {
  it('describes the offer for businesses and how it works, and links to the documentation for developers', () => {
    renderInApp(<BusinessPage />, '/business');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Corporate Accounts',
      'Event Transportation',
      'Volume Discounts',
      'How to start',
    ]);
    expect(screen.getByText(/up to 100 rides at once/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'API reference for developers' }).getAttribute('href')).toBe('/api/docs');
  });
});

describe('Contact Sales', () => {
  it('opens a form in place of the button, and closes it again', async () => {
    await open();
    expect(document.activeElement).toBe(field('Your name'));
    expect(screen.queryByRole('button', { name: 'Contact Sales' })).toBeNull();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Contact Sales' })).toBeTruthy();
  });

  it('fills in the name and address of a person who is signed in', async () => {
    me = { name: 'Ana Alvarez', email: 'ana@example.test' };
    await open();
    expect([field('Your name').value, field('Work email').value]).toEqual(['Ana Alvarez', 'ana@example.test']);
  });

  it('marks each invalid field, focuses the first, sends nothing, and clears an error while typing', async () => {
    await open();
    type('Work email', 'nobody');
    type('Phone (optional)', '555-12');
    await press('Send to sales');
    expect(errors()).toEqual([
      'Enter your name.',
      'Enter a valid email address.',
      'Enter a phone number with at least 10 digits, or leave it empty.',
      'Tell us what you need.',
    ]);
    expect(document.activeElement).toBe(field('Your name'));
    expect(field('Work email').getAttribute('aria-invalid')).toBe('true');
    expect(contact.asked).toEqual([]);
    type('Your name', 'Bea');
    expect(errors()).not.toContain('Enter your name.');
  });

  it('sends the inquiry only once after repeated presses, and confirms it', async () => {
    let respond: (answer: Answered) => void = () => undefined;
    contact.answer = () => new Promise((resolve) => (respond = resolve));
    await fillIn();
    type('Phone (optional)', '(704) 555-0101');
    await press('Send to sales');
    await press('Sending…');
    expect(contact.asked).toEqual([
      {
        newSalesInquiry: {
          clientId: expect.stringMatching(/^[\da-f-]{36}$/),
          name: 'Bea Business',
          email: 'bea@acme.test',
          phone: '(704) 555-0101',
          message: 'Coaches for 200 people.',
        },
      },
    ]);
    await act(async () => respond({}));
    const said = screen.getByText('Thanks, Bea Business. We’ll write to bea@acme.test.');
    expect(said.closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Send to sales' })).toBeNull();
  });

  it('keeps the text after a failure, and retries under the same id unless the text changed', async () => {
    contact.answer = () => unanswered;
    await fillIn();
    await press('Send to sales');
    expect(errors()[0]).toContain('Your message wasn’t sent');
    await press('Send to sales');
    type('What do you need?', 'Coaches for 300 people.');
    contact.answer = () => ({});
    await press('Send to sales');
    const ids = contact.asked.map(({ newSalesInquiry }) => newSalesInquiry['clientId']);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    await waitFor(() => expect(screen.getByText('Message sent')).toBeTruthy());
  });

  it('says when several inquiries were already sent', async () => {
    contact.answer = () => refused('too_many_requests', 429);
    await fillIn();
    await press('Send to sales');
    expect(errors()[0]).toContain('You’ve sent several inquiries already. Try again in an hour.');
  });

  it('shows at its field what the API refuses', async () => {
    contact.answer = () =>
      ({
        error: {
          status: 400,
          data: { code: 'validation_failed', errors: [{ field: 'email', code: 'isEmail', message: 'no' }] },
        },
      }) as Answered;
    await fillIn();
    await press('Send to sales');
    expect(errors()).toEqual(['Enter a valid email address.']);
  });

  it('speaks Spanish', async () => {
    await setLanguage(i18n, 'es');
    try {
      renderInApp(<BusinessPage />, '/business');
      await press('Contactar con ventas');
      await press('Enviar a ventas');
      expect(errors()).toContain('Escribe tu nombre.');
    } finally {
      await act(async () => void (await setLanguage(i18n, 'en')));
    }
  });
});
