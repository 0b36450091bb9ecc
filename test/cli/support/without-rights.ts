/**
 * Does work as somebody who has no special rights. Root may read everything, so as root the process is the
 * user "nobody" for that time; others stay who they are.
 */
export async function withoutRights<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
