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

/** @param worded the text set by operations, or null to use the deployment's own */
const answer = (path: unknown, worded: string | null, deployed: (path: string) => string) =>
  ({
    ok: true,
    json: async () => ({ text: worded }),
    text: async () => deployed(String(path)),
  }) as Response;

it('shows the text that comes with the deployment', async () => {
  fetched.mockImplementation(async (path) => answer(path, null, file));
  renderInApp(<LegalPage document="privacy" />, '/privacy');
  expect(await screen.findByRole('heading', { level: 2, name: 'Positions' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
});

it('shows the text of operations when they have set one', async () => {
  fetched.mockImplementation(async (path) => answer(path, '# Rides\n\nBe kind.', file));
  renderInApp(<LegalPage document="terms" />, '/terms');
  expect(await screen.findByRole('heading', { level: 2, name: 'Rides' })).toBeTruthy();
  expect(fetched).toHaveBeenCalledWith('/api/legal-texts/terms/en', expect.anything());
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('says when the text cannot be loaded, and retries', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockImplementation(async (path) => answer(path, null, () => 'Our terms.\n'));
  renderInApp(<LegalPage document="terms" />, '/terms');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Our terms.')).toBeTruthy();
});

it.each(['terms', 'privacy'])('has the same sections in both languages: %s', (document) => {
  const kinds = (language: string) => blocksOf(file(`legal/${document}.${language}.txt`)).map(({ kind }) => kind);
  expect(kinds('es')).toEqual(kinds('en'));
  expect(kinds('en')).toContain('heading');
});
