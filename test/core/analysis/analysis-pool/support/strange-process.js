// A process for analyses that does what the path of its document says.
process.on('disconnect', () => process.exit());
process.on('message', ({ path }) => {
  process.send('begun');
  if (path === 'fails') return process.send({ fault: new TypeError('A fault in the program.') });
  if (path === 'never ends') for (;;);
  if (path === 'ends') process.exit(3);
  const residentBytes = path === 'leaves much' ? 400 * 1024 * 1024 : 0;
  process.send({ outcome: { result: { path, pid: process.pid } }, residentBytes });
});
process.send('ready');
