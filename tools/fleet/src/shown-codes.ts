/** Boarding QR codes that passengers have shown and the driver has not scanned yet. */
export class ShownCodes {
  private readonly waiting: { rideId: number; qr: string }[] = [];

  add(rideId: number, qr: string): void {
    this.waiting.push({ rideId, qr });
  }

  /** @returns the codes shown for this ride; those of other rides are discarded, because they will have expired */
  take(rideId: number): string[] {
    return this.waiting
      .splice(0)
      .filter((code) => code.rideId === rideId)
      .map(({ qr }) => qr);
  }
}
