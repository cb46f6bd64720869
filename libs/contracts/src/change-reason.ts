export const SETTING_REASON_MAX_LENGTH = 300;

/** The reason is optional because older API clients do not send one. The operations app always asks for it. */
export const REASON = {
  max: SETTING_REASON_MAX_LENGTH,
  optional: true,
  multiline: true,
  description: 'Reason for the change, for operators; only requests with a token may omit it',
} as const;

export const BASED_ON = {
  min: 0,
  optional: true,
  description:
    'The newest version that you saw (0 when there was none); the change is refused when there is a newer one',
} as const;
