/** How people who deleted their account are called wherever others see them. */
export const FORMER_RIDER = 'Former rider';

/** First name, as others see it. Of somebody who deleted their account there is none. */
export function firstName(name: string): string {
  if (name === FORMER_RIDER) return name;
  return name.trim().split(/\s+/)[0] ?? name;
}
