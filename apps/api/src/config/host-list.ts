import { isFQDN, ValidateBy } from 'class-validator';

export function hosts(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
}

/** Host names without scheme, port or path, comma separated. */
export function IsHostList(): PropertyDecorator {
  return ValidateBy({
    name: 'isHostList',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && hosts(value).every((host) => isFQDN(host)),
      defaultMessage: () => 'must be host names like pictures.example.org, comma separated',
    },
  });
}
