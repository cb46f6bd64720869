import { act, renderHook } from '@testing-library/react';
import { useBasedOn } from './use-based-on';

const refusal = (code: string) => ({ error: { status: 409, data: { code, status: 409 } } });

describe('the version that a change is based on', () => {
  const open = () => renderHook(({ newest }) => useBasedOn(newest), { initialProps: { newest: 2 } });

  it('is the one with which the dialog was opened, although a colleague saved another', () => {
    const { result, rerender } = open();
    rerender({ newest: 3 });
    expect(result.current.basedOn).toBe(2);
  });

  it('is the newest one after a refusal because of it, and only then', () => {
    const { result, rerender } = open();
    rerender({ newest: 3 });
    act(() => void result.current.answered(refusal('validation_failed')));
    expect(result.current.basedOn).toBe(2);
    const refused = refusal('setting_changed');
    act(() => expect(result.current.answered(refused)).toBe(refused));
    expect(result.current.basedOn).toBe(3);
  });
});
