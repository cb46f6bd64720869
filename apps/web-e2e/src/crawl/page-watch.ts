import type { BrowserContext, Page, Response } from '@playwright/test';

/** Requests that change nothing a scene was made of. */
const HARMLESS = /calculate-pricing|\/places|estimate|routes?\b|location|nearby|walk|socket\.io|\/read\b|client-errors/;

/** Of a page of another application that was just left or opened: the browser asks for its icon by the rules of the other page. */
const ICON_OF_ANOTHER = /^Loading the image '[^']*\/favicon\.svg' violates/;

/** What happens on a page besides what it shows. */
export class PageWatch {
  /** Downloads, windows, file pickers and questions of the browser since the last reset. */
  effects: string[] = [];
  errors: string[] = [];
  failures: string[] = [];
  /** Whether a request has changed something on the server since the scene was made. */
  hasChangedServer = false;

  constructor(context: BrowserContext, page: Page, origin: string) {
    context.on('page', (other) => {
      if (other === page) return;
      this.effects.push('new window');
      void other.close();
    });
    page.on('download', () => this.effects.push('download'));
    page.on('filechooser', () => this.effects.push('file picker'));
    page.on('dialog', (dialog) => {
      this.effects.push('question of the browser');
      void dialog.accept();
    });
    page.on('pageerror', ({ message }) => this.errors.push(`uncaught: ${message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || ICON_OF_ANOTHER.test(text)) return;
      if (!text.startsWith('Failed to load resource')) this.errors.push(text);
    });
    page.on('response', (response) => this.note(response, origin));
  }

  reset(): void {
    this.effects = [];
    this.errors = [];
    this.failures = [];
  }

  private note(response: Response, origin: string): void {
    const { pathname, origin: from } = new URL(response.url());
    if (from !== origin) return;
    const method = response.request().method();
    const isApi = pathname.startsWith('/api/');
    if (response.status() >= 400) this.failures.push(`${response.status()} ${method} ${pathname.replace(/\d+/g, '#')}`);
    else if (isApi && method !== 'GET' && method !== 'HEAD' && !HARMLESS.test(pathname)) this.hasChangedServer = true;
  }
}
