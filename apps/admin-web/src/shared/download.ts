type Values = Readonly<Record<string, string | number | undefined>>;

/** Address of a file of the API, with the values that are defined. */
export function fileAddress(path: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return `/api/admin/${path}?${query.toString()}`;
}

/** Lets the browser save a file while it is being received. */
export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
