const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks that a key is a UUID. @throws Error for anything else, which could name a file outside the store */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not the key of a document: ${key}`);
}
