/** Ends what the set-up started. */
export default async function tearDown() {
  globalThis.groupRideHosts?.close();
  await globalThis.groupRideStack?.stopAll();
}
