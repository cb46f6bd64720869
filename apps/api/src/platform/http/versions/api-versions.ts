/** The parts of a request that a change of a version may concern. */
export interface RequestParts {
  body: unknown;
  query: Readonly<Record<string, unknown>>;
}

/** How a call is served to programs that use a version before this one. */
export interface VersionChange {
  /** Operation id in the OpenAPI document. */
  operation: string;
  /** Converts the older request to this version. */
  request?: (parts: RequestParts) => RequestParts;
  /** Converts this version's response to the older one. */
  answer?: (body: unknown) => unknown;
}

export interface ApiVersion {
  /** The day from which it is served, YYYY-MM-DD. It names the version. */
  date: string;
  /** The difference in one sentence; details are in docs/api/changelog.md. */
  summary: string;
  /** One for each operation that older programs would otherwise find broken. */
  changes: readonly VersionChange[];
}

/** Every version of the API, the oldest first. The last one is current. */
export const API_VERSIONS: readonly ApiVersion[] = [
  { date: '2026-11-26', summary: 'The first version that has a date.', changes: [] },
];
