// Serves one built web application: its files, and /api and /socket.io passed on to the API, so that the browser sees one origin.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import helmet from 'helmet';
import sirv from 'sirv';
import { ApiProxy } from './proxy/api-proxy';

export interface WebServerOptions {
  /** Folder with the built application. */
  readonly folder: string;
  /** Addresses of the API processes without a path, comma separated. */
  readonly apiUrl: string;
  /** The payment provider's browser script; its origin may run scripts, open frames and be called. */
  readonly stripeScriptUrl: string;
  /** Which application this is: rider, driver or admin. */
  readonly app: string;
}

type Step = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const belongsToApi = (url = '/'): boolean => /^\/(api|socket\.io)(\/|\?|$)/.test(url);

const origin = (url: string): string => new URL(url).origin;

/** Content policy and the other headers that keep a page to itself. Styles may be inline: the component library writes them at run time. */
export function securityHeaders(stripeScriptUrl: string): Step {
  const real = origin(stripeScriptUrl) === 'https://js.stripe.com';
  const stripe = real
    ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
    : [origin(stripeScriptUrl)];
  const stripeApi = real ? ['https://api.stripe.com', 'https://*.stripe.com'] : stripe;
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...stripe],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...stripeApi],
        connectSrc: ["'self'", ...stripeApi],
        frameSrc: stripe,
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
      },
    },
    // Not sent over plain HTTP. An HTTPS proxy in front sets it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', 'geolocation=(self), camera=(self), microphone=(), payment=(self)');
    if (isSecretLink(pathOf(request.url))) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    headers(request, response, next);
  };
}

/** Pages that are reached by a secret link stay out of search engines. */
const isSecretLink = (pathname: string): boolean => /^\/(?:trip|join)\//.test(pathname);

const isAsset = (pathname: string): boolean => pathname.startsWith('/assets/');

/** Any path may be a page, one with dots too, unless it ends like a file that pages load. The nginx configuration in docker/ has the same list. */
const isFile = (pathname: string): boolean =>
  /\.(?:js|mjs|css|map|json|webmanifest|wasm|txt|xml|png|jpe?g|gif|svg|webp|avif|ico|mp3|wav|ogg|mp4|webm|woff2?|ttf|otf|pdf)$/i.test(
    pathname,
  );

const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/';

export function createWebServer({ folder, apiUrl, stripeScriptUrl, app }: WebServerOptions): Server {
  const proxy = new ApiProxy({ apiUrl, app });
  const serve = (single: boolean, cache: string) =>
    sirv(folder, {
      // Reads file sizes for each request, so that a build during a run does not leave stale lengths.
      dev: true,
      etag: true,
      // Serves files that the build has compressed. compression() does the work for others.
      brotli: true,
      gzip: true,
      single,
      ignores: false,
      setHeaders: (response) => response.setHeader('Cache-Control', cache),
    });
  // Names of built assets carry a hash of their content, so a copy of one stays right for ever; everything else is asked for again.
  const asset = serve(false, 'public, max-age=31536000, immutable');
  const file = serve(false, 'no-cache');
  const page = serve(true, 'no-cache');
  const files: Step = (request, response, next) => {
    const pathname = pathOf(request.url);
    (isAsset(pathname) ? asset : isFile(pathname) ? file : page)(request, response, next);
  };
  const steps: Step[] = [securityHeaders(stripeScriptUrl), compression() as unknown as Step, files];

  const server = createServer((request, response) => {
    if (belongsToApi(request.url)) {
      proxy.pass(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const run = (index: number): void => {
      const step = steps[index];
      if (step === undefined)
        response
          .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
          .end('Not found');
      else step(request, response, (error) => (error === undefined ? run(index + 1) : response.writeHead(500).end()));
    };
    run(0);
  });
  // Longer than browsers and proxies keep idle connections: a request on a closing connection would be lost.
  server.keepAliveTimeout = 75_000;
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/socket.io/')) {
      socket.destroy();
      return;
    }
    proxy.upgrade(request, socket, head);
  });
  server.once('close', () => proxy.close());
  return server;
}
