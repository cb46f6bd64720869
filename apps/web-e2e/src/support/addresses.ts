/** Where the parts of the product answer, without a path. */
export interface Addresses {
  readonly api: string;
  readonly sandbox: string;
  readonly rider: string;
  readonly driver: string;
  readonly admin: string;
}

const VARIABLE = 'WEB_E2E_ADDRESSES';

export function tellAddresses(addresses: Addresses): void {
  process.env[VARIABLE] = JSON.stringify(addresses);
}

/** Undefined while no product runs. */
export function addresses(): Addresses | undefined {
  const text = process.env[VARIABLE];
  return text ? (JSON.parse(text) as Addresses) : undefined;
}

/** @throws Error when no product runs */
export function requireAddresses(): Addresses {
  const known = addresses();
  if (!known) throw new Error('the product was not started');
  return known;
}
