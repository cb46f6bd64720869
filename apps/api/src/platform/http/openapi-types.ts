const NULL = { type: 'null' };

/**
 * Rewrites nullable enums and objects to "one of these, or null". The generator adds null to the enum, and the typed
 * client then lists both twice or loses the null.
 */
export function withNullApart<T>(part: T): T {
  if (Array.isArray(part)) return part.map((each: unknown) => withNullApart(each)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const converted = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withNullApart<unknown>(value)]),
  ) as { description?: unknown; enum?: unknown; type?: unknown };
  const { description, enum: words, type, ...rest } = converted;
  if (!Array.isArray(type) || !type.includes('null') || !(Array.isArray(words) || type.includes('object')))
    return converted as T;
  const apart = {
    type: type.find((each) => each !== 'null') as string,
    ...rest,
    ...(Array.isArray(words) ? { enum: words.filter((word) => word !== null) } : {}),
  };
  return { ...(description === undefined ? {} : { description }), anyOf: [apart, NULL] } as T;
}
