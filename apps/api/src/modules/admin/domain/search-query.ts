/** Possible meanings of a search text; null or empty when the text cannot mean that. */
export interface SearchQuery {
  rideId: number | null;
  /** Ride of a receipt, and its payer if the number is complete. */
  receipt: { rideId: number; payerId: number | null } | null;
  paymentId: number | null;
  /** An id at the payment provider, or the beginning of one. */
  providerId: string | null;
  /** Digits of a phone number. */
  phone: string | null;
  /** Letters and digits of a license plate. */
  plate: string | null;
  /** Parts of a name, in any order; lowercase. */
  names: string[];
  /** Part of an email address. */
  email: string | null;
  /** Parts of the pickup or the destination, in any order; lowercase. */
  places: string[];
}

/** Shorter texts would match almost everyone. */
const SHORTEST = 3;
const MAX_ID = 2 ** 31 - 1;
const MOST_PARTS = 5;

/**
 * Parses texts such as "R-019", "19", "GR-19-3", "P-19", "(704) 555-0102", "ana@example.com", "Ana Diaz", "ABC 1234",
 * "pi_3Q…" and "600 E 4th St".
 */
export function readSearch(text: string): SearchQuery {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  const receipt = /^gr-(\d{1,9})(?:-(\d{1,9}))?-?$/.exec(lower);
  const numbered = /^(?:r-|#)?0*(\d{1,10})$/.exec(lower)?.[1];
  const bare = /^\d+$/.test(lower);
  const payment = /^p-0*(\d{1,10})$/.exec(lower)?.[1];
  const digits = trimmed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isNumber = /^\+?[\d\s().-]+$/.test(trimmed);
  const plate = trimmed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const names = lower.split(/\s+/).slice(0, MOST_PARTS);
  const places = lower
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_PARTS);
  const providerId = /^(pi|ch)_\w+$/i.test(trimmed) ? trimmed : null;
  const isId = Boolean(numbered ?? receipt ?? payment ?? providerId);
  const isLong = lower.length >= SHORTEST;
  const isWords = isLong && !lower.includes('@') && /\p{L}/u.test(lower);
  return {
    rideId: idOf(numbered),
    receipt: receipt ? { rideId: Number(receipt[1]), payerId: receipt[2] ? Number(receipt[2]) : null } : null,
    paymentId: idOf(payment ?? (bare ? numbered : undefined)),
    providerId,
    phone: isNumber && digits.length >= SHORTEST ? digits : null,
    plate: plate.length >= SHORTEST && /^[\w\s.-]+$/.test(trimmed) ? plate : null,
    names: isWords ? names : [],
    email: isLong && !/\s/.test(lower) && /\p{L}|@/u.test(lower) ? lower : null,
    places: isWords && !isId ? places : [],
  };
}

function idOf(digits: string | undefined): number | null {
  const id = Number(digits);
  return id >= 1 && id <= MAX_ID ? id : null;
}
