/** A worker that does to its thread what its task's path says. */
export async function runAnalysisTask({ path }) {
  if (path === 'eats memory') eatMemory();
  if (path === 'dies') await dieInTheBackground();
  if (path === 'fails') throw new TypeError('A fault in the program.');
  return { result: { path } };
}

function eatMemory() {
  const eaten = [];
  for (;;) eaten.push(new Array(10_000).fill(eaten.length));
}

/** An error in a callback is nobody's to catch; it ends the thread. */
function dieInTheBackground() {
  setImmediate(() => {
    throw new RangeError('Nobody catches this.');
  });
  return new Promise(() => {});
}
