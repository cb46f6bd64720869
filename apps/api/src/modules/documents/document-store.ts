/** Stores document files under random names. They are accessible only through the API. */
export abstract class DocumentStore {
  /** @param key a UUID that has not been used before */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** @returns null when there is no such file */
  abstract read(key: string): Promise<Buffer | null>;
  /** Does nothing when there is no such file. */
  abstract remove(key: string): Promise<void>;
}
