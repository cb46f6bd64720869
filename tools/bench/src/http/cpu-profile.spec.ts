import { divide, locateSources, partOf, type Profile } from './cpu-profile';

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0, columnNumber: 0 });

describe('the breakdown of a CPU profile', () => {
  it('attributes a function’s own time to the part of its file, and Node’s internals to their nearest caller', () => {
    const profile: Profile = {
      nodes: [
        { id: 1, callFrame: frame('(root)', ''), children: [2, 5, 6, 7] },
        { id: 2, callFrame: frame('handle', 'file:///a/node_modules/router/index.js'), children: [3] },
        { id: 3, callFrame: frame('query', 'file:///a/node_modules/pg/lib/client.js'), children: [4] },
        { id: 4, callFrame: frame('writeGeneric', 'node:internal/stream_base_commons') },
        { id: 5, callFrame: frame('(idle)', '') },
        { id: 6, callFrame: frame('(garbage collector)', '') },
        { id: 7, callFrame: frame('logLine', 'file:///a/node_modules/pino-http/logger.js') },
      ],
      samples: [2, 3, 4, 5, 6, 7],
      timeDeltas: [10, 20, 30, 1000, 40, 50],
    };
    const parts = divide({ profile, cpuMicroseconds: 75 }, ({ url }) => url);
    expect(Object.fromEntries([...parts].filter(([, time]) => time > 0))).toEqual({
      framework: 5,
      SQL: 25,
      node: 20,
      logging: 25,
    });
  });

  it('refuses a file of the built API without a source map', () => {
    const locate = locateSources();
    expect(locate(frame('emit', 'node:events'))).toBe('node:events');
    expect(partOf(locate(frame('init', 'file:///a/dist/apps/api/chunks/rolldown-runtime-C1I3wEg2.js')))).toBe(
      'framework',
    );
    expect(() => locate(frame('query', 'file:///a/dist/apps/api/chunks/packages-1.js'))).toThrow('packages-1.js.map');
  });
});
