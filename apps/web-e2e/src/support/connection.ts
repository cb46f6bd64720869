import type { Page, WebSocketRoute } from '@playwright/test';

const REQUESTS = '**/api/**';

/** A page's connection to the server, which can be cut and restored. Browsers keep open sockets when set offline, so this closes them. */
export class Connection {
  private readonly sockets = new Set<WebSocketRoute>();

  private constructor(private readonly page: Page) {}

  /** To be called before the page is opened. */
  static async of(page: Page): Promise<Connection> {
    const connection = new Connection(page);
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      socket.connectToServer();
      connection.sockets.add(socket);
    });
    return connection;
  }

  /** Whether a socket was opened since the connection was last cut. */
  get isOpen(): boolean {
    return this.sockets.size > 0;
  }

  /** Refuses requests too: a page that is loaded again can send one before its new document is offline. */
  async cut(): Promise<void> {
    await this.page.context().route(REQUESTS, (route) => route.abort('internetdisconnected'));
    await this.page.context().setOffline(true);
    for (const socket of this.sockets) await socket.close();
    this.sockets.clear();
  }

  async restore(): Promise<void> {
    await this.page.context().unroute(REQUESTS);
    await this.page.context().setOffline(false);
  }
}
