/** Version of this package; a test compares it with package.json. */
export const CLIENT_VERSION = '0.1.0';
