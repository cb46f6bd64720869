import type { SandboxCardConfirmed } from '@groupride/contracts';

/** Confirms with a test card at the provider, like the payment form in a browser. */
export abstract class TestCards {
  /**
   * @param clientSecret the client secret of a payment or card setup
   * @returns null when there is no such payment or setup, or no such test card
   */
  abstract confirm(clientSecret: string, testCard: string): Promise<SandboxCardConfirmed | null>;
}
