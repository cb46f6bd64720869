import { screen, within } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import { DifferencesTable } from './differences-table';

it('compares long texts line by line, and everything else side by side', async () => {
  const terms = (text: string) => ({ key: 'termsEn', label: 'Terms (English)', text, isLong: true });
  const state = (text: string) => ({ key: 'tips', label: 'Tips', text });
  renderInApp(
    <DifferencesTable
      caption="Compare versions"
      before={[terms('Be kind\nPay'), state('Off')]}
      after={[terms('Be kind\nPay in time'), state('On')]}
    />,
  );
  const text = await screen.findByRole('group', { name: 'Terms (English)' });
  expect(text.querySelector('del')?.textContent).toBe('1 line removed:−Pay');
  expect(text.querySelector('ins')?.textContent).toBe('1 line added:+Pay in time');
  expect(within(text).getByText('Be kind')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Compare versions' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)[1]).toBe('TipsOffOn');
}, 60_000);
