import type { SandboxCardConfirmed } from '@groupride/contracts';

/** Does at the card provider what the payment form in a browser does, with a test card. */
export abstract class TestCards {
  /**
   * @param clientSecret of a payment, or of the setup of a card
   * @returns null when there is no such payment or setup, or no such test card
   */
  abstract confirm(clientSecret: string, testCard: string): Promise<SandboxCardConfirmed | null>;
}
