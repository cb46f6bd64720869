import type { Page, WebSocketRoute } from '@playwright/test';

const REQUESTS = '**/api/**';

/** What a page sends while it is being left would reach the server although the browser is offline. */
function refuseToSendOffline(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    // What is only read may come from the service worker.
    return navigator.onLine || method === 'GET' ? fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, data) => navigator.onLine && sendBeacon(url, data);
}

/** A page's connection to the server, which can be cut and restored. Browsers keep open sockets when set offline, so this closes them. */
export class Connection {
  private readonly sockets = new Set<WebSocketRoute>();
  private isCut = false;

  private constructor(private readonly page: Page) {}

  /** To be called before the page is opened. */
  static async of(page: Page): Promise<Connection> {
    const connection = new Connection(page);
    await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
      if (connection.isCut) return socket.close();
      socket.connectToServer();
      connection.sockets.add(socket);
    });
    await page.addInitScript(refuseToSendOffline);
    return connection;
  }

  /** Whether a socket was opened since the connection was last cut. */
  get isOpen(): boolean {
    return this.sockets.size > 0;
  }

  /** Refuses requests and sockets too: a page that is loaded again can open one before its new document is offline. */
  async cut(): Promise<void> {
    this.isCut = true;
    await this.page.context().route(REQUESTS, (route) => route.abort('internetdisconnected'));
    await this.page.context().setOffline(true);
    for (const socket of this.sockets) await socket.close();
    this.sockets.clear();
  }

  async restore(): Promise<void> {
    this.isCut = false;
    await this.page.context().unroute(REQUESTS);
    await this.page.context().setOffline(false);
  }

  /** The seconds since an answer was stored, as the page is told them; null for one that comes from the server. */
  ageOfAnswer(path: string): Promise<string | null> {
    return this.page.evaluate(async (url) => (await fetch(url)).headers.get('age'), path);
  }
}
