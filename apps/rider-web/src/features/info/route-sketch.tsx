/** Decorative drawing of riders from several corners sharing one road. */
export function RouteSketch() {
  const line = { fill: 'none', stroke: 'var(--gr-colors-brand-500)', strokeWidth: 3, strokeLinecap: 'round' as const };
  return (
    <svg viewBox="0 0 400 150" width="100%" role="presentation">
      <path d="M-10 120 C 60 120 70 70 130 70 S 230 110 290 80 S 360 20 420 24" {...line} />
      <path d="M60 160 C 60 110 90 70 130 70" {...line} opacity="0.6" />
      <path d="M210 160 C 220 130 250 96 290 80" {...line} opacity="0.6" />
      <path d="M30 40 C 70 40 90 70 130 70" {...line} opacity="0.6" />
      <circle cx="60" cy="146" r="7" fill="#fff" />
      <circle cx="30" cy="40" r="7" fill="#fff" />
      <circle cx="212" cy="148" r="7" fill="#fff" />
      <circle cx="130" cy="70" r="9" fill="#fff" />
      <circle cx="290" cy="80" r="9" fill="#fff" />
      <circle cx="366" cy="38" r="13" fill="var(--gr-colors-accent-300)" />
    </svg>
  );
}
