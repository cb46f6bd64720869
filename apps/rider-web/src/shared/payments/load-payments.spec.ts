import { jest } from '@jest/globals';
import type { Stripe } from '@stripe/stripe-js';
import { LiveKeyRefused, loadPayments, type PaymentLoader } from './load-payments';

const stripe = { elements: () => undefined } as unknown as Stripe;

function fakeLoader() {
  const steps: string[] = [];
  const loader: PaymentLoader = {
    addScript: jest.fn(async (url: string) => void steps.push(`script ${url}`)),
    load: jest.fn(async (key: string) => {
      steps.push(`load ${key}`);
      return stripe;
    }),
  };
  return { loader, steps };
}

describe('loadPayments', () => {
  it('loads the sandbox script before the provider needs it, and each of them once', async () => {
    const { loader, steps } = fakeLoader();
    const first = loadPayments('pk_test_1', 'http://sandbox/v1.js', loader);
    expect(loadPayments('pk_test_1', 'http://sandbox/v1.js', loader)).toBe(first);
    expect(await first).toBe(stripe);
    expect(steps).toEqual(['script http://sandbox/v1.js', 'load pk_test_1']);
  });

  it('loads no sandbox script for the real provider', async () => {
    const { loader, steps } = fakeLoader();
    await loadPayments('pk_live_2', null, loader);
    expect(steps).toEqual(['load pk_live_2']);
  });

  it('refuses a live key with a sandbox script, before loading anything', async () => {
    const { loader, steps } = fakeLoader();
    await expect(loadPayments('pk_live_3', 'http://sandbox/v1.js', loader)).rejects.toThrow(LiveKeyRefused);
    expect(steps).toEqual([]);
  });

  it('tries again after a failure', async () => {
    const { loader } = fakeLoader();
    jest.mocked(loader.addScript).mockRejectedValueOnce(new Error('offline'));
    await expect(loadPayments('pk_test_4', 'http://sandbox/v1.js', loader)).rejects.toThrow('offline');
    await expect(loadPayments('pk_test_4', 'http://sandbox/v1.js', loader)).resolves.toBe(stripe);
  });
});
