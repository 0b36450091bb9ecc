/**
 * Does work without special rights. Root may read everything, so a process run by root becomes the user "nobody" for the
 * time; other users stay as they are.
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
