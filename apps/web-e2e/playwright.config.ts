import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/up/src/testing/chromium';

const asRoot = process.getuid?.() === 0;
const executablePath = await findChromium();

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../test-results/web-e2e',
  reporter: 'list',
  // The stories share one running product, and a driver who is online takes whatever ride comes.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 480_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    // Animations cost half of the processor's time; the story of a whole ride has them.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // Pictures of the page at each step cost a tenth of the browser's time. `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-gpu-rasterization',
        // Without a graphics card, the processor puts pages together faster itself; the map is still drawn by WebGL.
        '--disable-gpu-compositing',
      ],
    },
  },
});
