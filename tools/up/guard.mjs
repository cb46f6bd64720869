// Loaded into every program that `npm start` runs, so that it ends with the launcher, even when that is killed.
if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // The program may wait for another one that is gone too.
    setTimeout(() => process.exit(1), 10_000).unref();
  });
  process.channel.unref();
}
