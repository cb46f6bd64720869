import { screen } from '@testing-library/react';
import { renderInKit } from '../testing/render';
import { TextLink } from './button';

describe('TextLink', () => {
  it('is tall enough to tap on a line of its own', () => {
    renderInKit(
      <TextLink href="/" standalone>
        Back to Home
      </TextLink>,
    );
    const { display, minHeight } = getComputedStyle(screen.getByRole('link', { name: 'Back to Home' }));
    expect(display).toBe('inline-flex');
    expect(minHeight).toContain('touch');
  });

  it('keeps the height of the surrounding text', () => {
    renderInKit(
      <p>
        New here? <TextLink href="/signup">Create an account</TextLink>
      </p>,
    );
    expect(getComputedStyle(screen.getByRole('link')).display).not.toBe('inline-flex');
  });
});
