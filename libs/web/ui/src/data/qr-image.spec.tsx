import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { QrImage } from './qr-image';

describe('a QR code', () => {
  const show = (value: string) =>
    renderInKit(<QrImage value={value} alt="QR code" loadingText="Loading…" errorText="Too long" />);

  it('shows a text until it is drawn', async () => {
    show('https://groupride.test');
    expect(screen.getByText('Loading…')).toBeTruthy();
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'QR code' });
    expect(picture.src).toMatch(/^data:image\/svg\+xml,.+path/);
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('says when the text does not fit into a QR code', async () => {
    show('x'.repeat(5_000));
    expect(await screen.findByText('Too long')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
