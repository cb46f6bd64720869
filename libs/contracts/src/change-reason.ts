export const SETTING_REASON_MAX_LENGTH = 300;

/**
 * Optional for requests with a token, because programs written before reasons existed must keep working; people always
 * give one.
 */
export const REASON = {
  max: SETTING_REASON_MAX_LENGTH,
  optional: true,
  multiline: true,
  description: 'Why, for operators; only requests with a token may leave it out',
} as const;

export const BASED_ON = {
  min: 0,
  optional: true,
  description: 'The newest version that you saw (0 when there was none); refused when there is a newer one',
} as const;
