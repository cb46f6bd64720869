/** The name of people who deleted their account, as others see it. */
export const FORMER_RIDER = 'Former rider';

/** The first name, as others see it; empty for somebody who deleted their account. */
export function firstName(name: string): string {
  if (name === FORMER_RIDER) return name;
  return name.trim().split(/\s+/)[0] ?? name;
}
