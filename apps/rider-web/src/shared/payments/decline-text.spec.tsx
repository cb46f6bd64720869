import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import { refusalOf, useDeclineText } from './decline-text';

function Failure({ error }: { error: Parameters<typeof refusalOf>[0] }) {
  return <p data-testid="failure">{useDeclineText()(refusalOf(error))}</p>;
}

const textOf = (error: Parameters<typeof refusalOf>[0]) => {
  const { unmount } = renderInApp(<Failure error={error} />);
  const text = screen.getByTestId('failure').textContent;
  unmount();
  return text;
};

it('says what to do when the connection was lost, in place of the provider’s message', () => {
  const message = 'We are experiencing issues connecting to our payments provider.';
  expect(textOf({ type: 'api_connection_error', message })).toBe(
    'The connection was lost. Check it, then try again. Nothing is charged twice.',
  );
  expect(textOf({ type: 'api_error', message })).toBe(message);
});

it('explains the provider’s most specific reason', () => {
  const message = 'Your card was declined.';
  const specific = textOf({ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message });
  expect(specific).not.toBe(message);
  expect(specific).not.toBe(textOf({ type: 'card_error', code: 'card_declined', message }));
});
