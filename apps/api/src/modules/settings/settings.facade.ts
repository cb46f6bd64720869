import type { Features } from '@groupride/contracts';

export abstract class SettingsFacade {
  /** What people can use now. */
  abstract features(): Promise<Features>;
}
