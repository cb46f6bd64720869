// Loaded into every program that `npm start` runs: when the launcher is gone, even killed the hard way, the program ends too.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
