import type { Page, WebSocketRoute } from '@playwright/test';

/** A page's way to the server, which can be cut and mended. A browser that is set offline keeps the sockets it has, so those are closed here. */
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

  async cut(): Promise<void> {
    await this.page.context().setOffline(true);
    for (const socket of this.sockets) await socket.close();
    this.sockets.clear();
  }

  async mend(): Promise<void> {
    await this.page.context().setOffline(false);
  }
}
