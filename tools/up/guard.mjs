// Loaded into every program that `npm start` runs: when the launcher is gone, even killed the hard way, the program ends too.
if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // What it wanted to finish first may need a program that is gone as well.
    setTimeout(() => process.exit(1), 10_000).unref();
  });
  process.channel.unref();
}
