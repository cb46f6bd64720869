import { act, render, screen } from '@testing-library/react';
import { i18n } from '../testing/render-in-app';
import { useFailureText } from './failure-text';

function Why({ code }: { code: string | null }) {
  return <p>{useFailureText()(code, 'Your card has expired.')}</p>;
}

it('explains why another person’s card was declined, in the operator’s language', async () => {
  render(<Why code="expired_card" />);
  expect(screen.getByText('The card has expired.')).toBeTruthy();
  await act(() => i18n.changeLanguage('es'));
  expect(screen.getByText('La tarjeta está vencida.')).toBeTruthy();
  await act(() => i18n.changeLanguage('en'));
});
