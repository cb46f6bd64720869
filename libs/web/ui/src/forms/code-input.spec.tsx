import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../testing/render';
import { CodeInput } from './code-input';

function Harness({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
}

function setup() {
  const onComplete = jest.fn<(code: string) => void>();
  renderInKit(<Harness onComplete={onComplete} />);
  return { onComplete, input: screen.getByLabelText<HTMLInputElement>('Code') };
}

describe('CodeInput', () => {
  it('offers the numeric keyboard and autofill of a received code', () => {
    const { input } = setup();
    expect(input.inputMode).toBe('numeric');
    expect(input.autocomplete).toBe('one-time-code');
  });

  it('keeps only digits, and completes with the sixth', async () => {
    const { input, onComplete } = setup();
    await userEvent.type(input, '12a3-45');
    expect(input.value).toBe('12345');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '67');
    expect(input.value).toBe('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('accepts a pasted code with spaces around and inside it', async () => {
    const { input, onComplete } = setup();
    await userEvent.click(input);
    await userEvent.paste(' 428 913 ');
    expect(input.value).toBe('428913');
    expect(onComplete.mock.calls).toEqual([['428913']]);
  });
});
