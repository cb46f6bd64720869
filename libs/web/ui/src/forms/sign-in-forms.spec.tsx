import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { CodeForm } from './sign-in-forms';

function open(accepted: boolean, texts: { problem?: string; failure?: string }) {
  const onCode = jest.fn(() => Promise.resolve(accepted));
  renderInKit(
    <CodeForm label="Code" submit="Continue" submitting="Checking…" busy={false} onCode={onCode} {...texts} />,
  );
  return { onCode, field: screen.getByLabelText<HTMLInputElement>('Code') };
}
const type = (field: HTMLInputElement) =>
  act(async () => void fireEvent.change(field, { target: { value: '123456' } }));

describe('the code form', () => {
  it('clears a code that was refused, and says why next to the field', async () => {
    const { field } = open(false, { problem: 'That code has expired.' });
    await type(field);
    expect(field.value).toBe('');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('That code has expired.').getAttribute('role')).toBe('alert');
  });

  it('keeps a code that could not be checked, so that it can be sent again', async () => {
    const { field, onCode } = open(true, { failure: 'GroupRide is unavailable right now.' });
    await type(field);
    expect(field.value).toBe('123456');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('GroupRide is unavailable right now.')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
    expect(onCode).toHaveBeenCalledTimes(2);
  });
});
