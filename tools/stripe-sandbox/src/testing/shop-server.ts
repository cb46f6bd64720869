// Serves the shop's page from an origin of its own, as a shop would. A program of its own: the bundler does not run inside Jest.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>
<link rel="icon" href="data:,"><style>
body{margin:0;font:16px/1.5 system-ui,sans-serif}body.night{background:#171923;color:#f5f5f7}body.day{background:#fff;color:#1f2430}
form{max-width:440px;margin:24px auto;padding:0 20px}h1{font-size:22px}
form>button{width:100%;height:48px;margin-top:20px;border:0;border-radius:8px;background:#0b7a5b;color:#fff;font:600 16px system-ui}
</style></head><body><div id="root"></div><script type="module" src="/shop.js"></script></body></html>`;

const build = await rolldown({
  input: fileURLToPath(new URL('./page/shop.tsx', import.meta.url)),
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"development"' } },
  onLog: () => undefined,
});
const { output } = await build.generate({ format: 'esm' });
await build.close();
const server = createServer((request, response) => {
  const script = request.url === '/shop.js';
  response
    .writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' })
    .end(script ? output[0].code : PAGE);
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
