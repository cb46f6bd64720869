import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../testing/render-in-app';
import { LegalPage } from './legal-page';
import { blocksOf } from './legal-text';

const FOLDER = join(import.meta.dirname, '../../../../../libs/web/ui/public');
const file = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

let fetched: jest.Mock<typeof fetch>;
beforeEach(() => {
  fetched = jest.fn<typeof fetch>();
  globalThis.fetch = fetched;
});

it('shows the text of the deployment', async () => {
  fetched.mockImplementation(async (path) => ({ ok: true, text: async () => file(String(path)) }) as Response);
  renderInApp(<LegalPage document="privacy" />, '/privacy');
  expect(await screen.findByRole('heading', { level: 2, name: 'Positions' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
});

it('says so when the text cannot be loaded, and tries again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValue({ ok: true, text: async () => 'Our terms.\n' } as Response);
  renderInApp(<LegalPage document="terms" />, '/terms');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Our terms.')).toBeTruthy();
});

it.each(['terms', 'privacy'])('has the same sections in both languages: %s', (document) => {
  const kinds = (language: string) => blocksOf(file(`legal/${document}.${language}.txt`)).map(({ kind }) => kind);
  expect(kinds('es')).toEqual(kinds('en'));
  expect(kinds('en')).toContain('heading');
});
