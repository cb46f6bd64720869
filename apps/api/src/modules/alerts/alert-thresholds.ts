import type { AlertThresholdsSetting } from '@groupride/contracts';

/** When operations hear of something, when riders are asked whether everything is OK, and when drivers whether they are still coming. */
export type AlertThresholds = AlertThresholdsSetting;
