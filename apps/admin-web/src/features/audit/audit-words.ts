/** Actions that have words of their own; the rest is shown as it was recorded. */
const ACTIONS = {
  view_ride: 'view_ride',
  follow_ride: 'follow_ride',
  view_driver: 'view_driver',
  cancel_ride: 'cancel_ride',
  change_driver_standing: 'change_driver_standing',
  'operator signed in': 'sign_in',
  add_winery: 'add_winery',
  change_winery: 'change_winery',
  remove_winery: 'remove_winery',
} as const;

export type ActionWord = (typeof ACTIONS)[keyof typeof ACTIONS];

export const actionWord = (action: string): ActionWord | undefined => Object.entries(ACTIONS).find(([name]) => name === action)?.[1];

export interface Subject {
  kind: 'ride' | 'driver' | 'user' | 'winery';
  id: number;
}

/** "ride:4" → ride 4; null for anything else. */
export function readSubject(subject: string): Subject | null {
  const match = /^(ride|driver|user|winery):(\d+)$/.exec(subject);
  return match ? { kind: match[1] as Subject['kind'], id: Number(match[2]) } : null;
}
