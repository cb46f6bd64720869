/** The style of the map attribution. */
export const CREDIT = {
  background: 'color-mix(in srgb, var(--gr-colors-bg-panel) 78%, transparent)',
  color: 'var(--gr-colors-fg-muted)',
  fontSize: '0.6875rem',
};
