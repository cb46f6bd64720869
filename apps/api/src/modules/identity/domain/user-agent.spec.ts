import { readUserAgent } from './user-agent';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a user agent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 16; Pixel 10) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Safari/537.36 OPR/126.0`, 'Opera', 'Windows'],
    ['Opera/9.80 (Macintosh) Presto/2.12', 'Opera', 'macOS'],
    [
      `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Mobile`,
      'Samsung Internet',
      'Android',
    ],
    [`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36 EdgA/142.0`, 'Edge', 'Android'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) EdgiOS/142.0 Safari/605.1', 'Edge', 'iPad'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) FxiOS/145.0 Safari/605.1', 'Firefox', 'iPad'],
    [`Mozilla/5.0 (X11; CrOS x86_64 16093) ${WEBKIT} Chrome/142.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`Mozilla/5.0 (X11; Linux) ${WEBKIT} Chromium/142.0`, 'Chrome', 'Linux'],
    ['Edge/18.0 Intel Mac OS X 10', 'Edge', 'macOS'],
    ['NotChrome/1 iPhones Linuxes Windows95', null, null],
    ['Chrome Windows', null, 'Windows'],
    ['curl/8.5.0', null, null],
    [null, null, null],
    [undefined, null, null],
  ])('%s is %s on %s', (header, browser, system) => {
    expect(readUserAgent(header)).toEqual({ browser, system });
  });
});
