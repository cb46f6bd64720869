// When we are asked to stop: by Ctrl-C, by `kill`, by a closed terminal, or because npm, which runs us through a shell, was killed itself.

const LOOK_AT_PARENT = 500;

/**
 * @param onRequest called for each request; the first one asks for an orderly stop, a second one for an immediate one
 * @param env contains npm's variables when npm started us
 */
export function listenForStop(onRequest: (count: number) => void, env: NodeJS.ProcessEnv = process.env): void {
  let count = 0;
  const request = () => onRequest((count += 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  if (env.npm_lifecycle_event === undefined) return;
  // npm passes SIGTERM on to its shell, and the shell ends without passing it on to us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    request();
  }, LOOK_AT_PARENT).unref();
}
