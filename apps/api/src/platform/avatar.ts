/**
 * Whether a picture may be shown to others: an https URL on one of our hosts. Any other host could see who views it,
 * or run something in the page.
 * @param hosts names without ports
 */
export function isAllowedAvatar(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && port === '' && hosts.includes(hostname);
}
