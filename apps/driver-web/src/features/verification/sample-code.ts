const LENGTH = 48;

/** A random text shaped like a boarding code, which no server has signed. */
export function sampleCode(): string {
  const part = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(LENGTH))));
  return `${part()}.${part()}`.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
