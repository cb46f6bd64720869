import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `npm run live`: measures instead of testing, outside `npm test`. */
export default defineConfig(config, {
  testDir: 'src/live',
  testMatch: '*.play.ts',
  outputDir: '../../test-results/web-e2e-live',
  // As long as it takes.
  timeout: 0,
  // A trace takes a picture of every document at every step, which would be measured too.
  use: { ...config.use, trace: 'off' },
});
