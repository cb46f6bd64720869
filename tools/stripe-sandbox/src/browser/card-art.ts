/** Small marks that tell brands apart; plain drawings, not the brands' artwork. */

const frame = (fill: string, inner: string): string =>
  `<svg viewBox="0 0 28 19" aria-hidden="true"><rect x=".5" y=".5" width="27" height="18" rx="2.5" fill="${fill}" stroke="#00000026"/>${inner}</svg>`;

const word = (text: string, color: string, size: number, more = ''): string =>
  `<text x="14" y="${9.5 + size * 0.36}" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-size="${size}" font-weight="700" fill="${color}" ${more}>${text}</text>`;

const circles = (left: string, right: string, overlap: string): string =>
  `<circle cx="11" cy="9.5" r="5.2" fill="${left}"/><circle cx="17" cy="9.5" r="5.2" fill="${right}"/><path d="M14 5.25a5.2 5.2 0 0 1 0 8.5 5.2 5.2 0 0 1 0-8.5" fill="${overlap}"/>`;

export const BRAND_ART: Readonly<Record<string, string>> = {
  visa: frame('#fff', word('VISA', '#1434cb', 8.6, 'font-style="italic"')),
  mastercard: frame('#fff', circles('#eb001b', '#f79e1b', '#ff5f00')),
  amex: frame('#1f72cd', word('AMEX', '#fff', 7)),
  discover: frame(
    '#fff',
    `<path d="M27 10c-4 4-10 6.5-17 8h14.5a2.5 2.5 0 0 0 2.5-2.5z" fill="#f47216"/>${word('DISCOVER', '#22242b', 4.7)}`,
  ),
  diners: frame(
    '#fff',
    '<circle cx="14" cy="9.5" r="6" fill="#0079be"/><path d="M12.6 5.6a4.2 4.2 0 0 0 0 7.8zm2.8 0v7.8a4.2 4.2 0 0 0 0-7.8" fill="#fff"/>',
  ),
  jcb: frame(
    '#fff',
    '<rect x="6" y="4" width="5" height="11" rx="1.5" fill="#0e4c96"/><rect x="11.5" y="4" width="5" height="11" rx="1.5" fill="#d5203c"/><rect x="17" y="4" width="5" height="11" rx="1.5" fill="#00924a"/>',
  ),
  unionpay: frame(
    '#fff',
    '<path d="M8 4h6l-2 11H6z" fill="#e21836"/><path d="M13.5 4h5l-2 11h-5z" fill="#00447c"/><path d="M18 4h5l-2 11h-5z" fill="#007b84"/>',
  ),
};

/** Shown before the number tells which brand it is. */
export const ALL_BRANDS = ['visa', 'mastercard', 'amex', 'discover'] as const;

export const CVC_ART =
  '<svg viewBox="0 0 28 19" aria-hidden="true"><rect x=".5" y="1.5" width="23" height="15" rx="2.5" fill="none" stroke="currentColor" stroke-opacity=".55"/>' +
  '<path d="M1 5.5h22" stroke="currentColor" stroke-opacity=".55" stroke-width="2.4"/><rect x="13" y="8" width="14" height="9" rx="4.5" fill="var(--background)" stroke="currentColor" stroke-opacity=".8"/>' +
  '<text x="20" y="14.8" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-size="6.4" font-weight="700" fill="currentColor">123</text></svg>';
