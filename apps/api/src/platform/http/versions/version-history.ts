import { API_VERSIONS, type ApiVersion, type RequestParts } from './api-versions';

/** A version that may be named. */
export interface ServedVersion {
  date: string;
  /** The last day on which it is served; null for the current version. */
  until: string | null;
}

/** Knows which versions are served, and how older ones differ. */
export class VersionHistory {
  /** @param versions the oldest first */
  constructor(private readonly versions: readonly ApiVersion[]) {}

  get current(): string {
    const last = this.versions.at(-1);
    if (!last) throw new Error('there is no version');
    return last.date;
  }

  /** Whether requests may have to be converted. */
  get hasOlderVersions(): boolean {
    return this.versions.length > 1;
  }

  /** The current version, and those that were replaced less than a year ago. */
  servedOn(now: Date): ServedVersion[] {
    const today = now.toISOString().slice(0, 10);
    return this.versions
      .map(({ date }, index) => ({ date, until: aYearAfter(this.versions[index + 1]?.date) }))
      .filter(({ until }) => until === null || until >= today);
  }

  /** Converts a request of an older version to the current one. */
  upgrade(operation: string, version: string, parts: RequestParts): RequestParts {
    return this.changesAfter(version, operation).reduce((each, { request }) => request?.(each) ?? each, parts);
  }

  /** Converts a current response to an older version. */
  downgrade(operation: string, version: string, body: unknown): unknown {
    return this.changesAfter(version, operation).reduceRight<unknown>(
      (each, { answer }) => (answer ? answer(each) : each),
      body,
    );
  }

  private changesAfter(version: string, operation: string) {
    return this.versions
      .filter(({ date }) => date > version)
      .flatMap(({ changes }) => changes.filter((change) => change.operation === operation));
  }
}

function aYearAfter(date: string | undefined): string | null {
  return date === undefined ? null : `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

export const versionHistory = new VersionHistory(API_VERSIONS);
/** The version of responses to callers who name none. */
export const CURRENT_VERSION = versionHistory.current;
