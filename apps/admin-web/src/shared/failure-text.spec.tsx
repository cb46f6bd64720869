import { act, render, screen } from '@testing-library/react';
import { i18n } from '../testing/render-in-app';
import { useFailureText } from './failure-text';

function Why({ code }: { code: string | null }) {
  return <p>{useFailureText()(code, 'Your card has expired.')}</p>;
}

it('translates why a card was declined', async () => {
  render(<Why code="expired_card" />);
  expect(screen.getByText('Your card has expired.')).toBeTruthy();
  await act(() => i18n.changeLanguage('es'));
  expect(screen.getByText('Tu tarjeta está vencida.')).toBeTruthy();
  await act(() => i18n.changeLanguage('en'));
});
