import { canSendCode } from './code-limits';
import { MAX_CODES, MAX_STRANGER_CODES } from './code-rules';

const none = { browser: 0, network: 0, strangers: 0 };

describe('another code', () => {
  it('is sent to a stranger until their browser, their network or all strangers together reach a limit', () => {
    expect(canSendCode(none, null)).toBe(true);
    expect(canSendCode({ ...none, browser: MAX_CODES }, null)).toBe(false);
    expect(canSendCode({ ...none, network: MAX_CODES }, null)).toBe(false);
    expect(canSendCode({ ...none, strangers: MAX_STRANGER_CODES }, null)).toBe(false);
    const last = { browser: MAX_CODES - 1, network: MAX_CODES - 1, strangers: MAX_STRANGER_CODES - 1 };
    expect(canSendCode(last, null)).toBe(true);
  });

  it("is sent to a known browser regardless of strangers' requests", () => {
    expect(canSendCode({ browser: MAX_CODES - 1, network: 100, strangers: 100 }, 'browser')).toBe(true);
    expect(canSendCode({ ...none, browser: MAX_CODES }, 'browser')).toBe(false);
  });

  it('is sent to a new browser in a known network regardless of strangers elsewhere', () => {
    expect(canSendCode({ ...none, strangers: 100 }, 'network')).toBe(true);
    expect(canSendCode({ ...none, network: MAX_CODES }, 'network')).toBe(false);
  });
});
