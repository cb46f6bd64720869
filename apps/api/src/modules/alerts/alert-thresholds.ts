import type { AlertThresholdsSetting } from '@groupride/contracts';

/**
 * When operations are alerted, riders are asked whether they are OK, and drivers are asked whether they are still
 * coming.
 */
export type AlertThresholds = AlertThresholdsSetting;
