/** Tells the parent where the server is, and on each message how much CPU time this process has used. */
export function reportCpu(address) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ cpuMs: (user + system) / 1000 });
  });
  process.on('disconnect', () => process.exit(0));
  process.send(address);
}
