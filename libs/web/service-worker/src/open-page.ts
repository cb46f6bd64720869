/// <reference lib="webworker" />

/** Opens a page from a notification, in an already open window if there is one. */
export async function openPage({ clients }: Pick<ServiceWorkerGlobalScope, 'clients'>, url: string): Promise<void> {
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!window) {
    await clients.openWindow(url);
    return;
  }
  await window.focus();
  await window.navigate(url).catch(() => clients.openWindow(url));
}
