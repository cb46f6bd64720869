import { ValidateBy } from 'class-validator';
import { isIP } from 'node:net';

const WORDS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The list in the format of Express' `trust proxy`. */
export function proxies(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Addresses, subnets (CIDR) and Express' words for ranges, comma separated. */
export function IsProxyList(): PropertyDecorator {
  return ValidateBy({
    name: 'isProxyList',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && proxies(value).every(isProxy),
      defaultMessage: () =>
        'must be addresses, subnets like 10.0.0.0/8, or loopback, linklocal, uniquelocal, comma separated',
    },
  });
}

function isProxy(text: string): boolean {
  if (WORDS.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A subnet of 0 bits would trust everyone.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
