/** Name shown to others for people who deleted their account. */
export const FORMER_RIDER = 'Former rider';

/** First name, as shown to others. People who deleted their account keep their placeholder. */
export function firstName(name: string): string {
  if (name === FORMER_RIDER) return name;
  return name.trim().split(/\s+/)[0] ?? name;
}
