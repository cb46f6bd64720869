import { act, screen } from '@testing-library/react';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../../../testing/render-in-app';
import { PayAgreement } from './pay-agreement';

describe('the agreement next to the pay button', () => {
  it('opens terms and privacy in another tab, so that the card form stays', () => {
    renderInApp(<PayAgreement />, '/payment?rideId=7');
    expect(screen.getByText(/^By paying you agree to the Terms of Service and Privacy Policy\./)).toBeTruthy();
    for (const [name, href] of [
      ['Terms of Service (opens in a new tab)', '/terms'],
      ['Privacy Policy (opens in a new tab)', '/privacy'],
    ]) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
  });

  it('speaks Spanish', async () => {
    await setLanguage(i18n, 'es');
    try {
      renderInApp(<PayAgreement />, '/payment?rideId=7');
      expect(screen.getByText(/^Al pagar aceptas/)).toBeTruthy();
    } finally {
      await act(async () => void (await setLanguage(i18n, 'en')));
    }
  });
});
