/** The accesses under way on one record. */
interface Access {
  /** The last change, and whether it has ended. */
  change: Promise<unknown>;
  /** Reads that began after it. */
  reads: Set<Promise<unknown>>;
  /** The number of changes and reads that have not ended. */
  open: number;
}

/** By driver, and by key. */
const underWay = new WeakMap<object, Map<string, Access>>();

/**
 * Changes a record after all earlier accesses to it have ended, so that what the change has read still holds when it
 * writes, and partial writes are never read. Work on other keys continues in the meantime.
 *
 * @example
 * await changing(driver, 'rates', async () => driver.setItem('rates', changed(await driver.getItem('rates'))));
 */
export function changing<T>(driver: object, key: string, work: () => Promise<T>): Promise<T> {
  return accessing(driver, key, (access) => {
    const before = Promise.allSettled([access.change, ...access.reads]);
    access.reads = new Set();
    const change = before.then(work);
    access.change = change;
    return change;
  });
}

/** Reads a record after the changes that were requested before. Reads do not wait for each other. */
export function reading<T>(driver: object, key: string, work: () => Promise<T>): Promise<T> {
  return accessing(driver, key, (access) => {
    const read = access.change.then(work, work);
    access.reads.add(read);
    const { reads } = access;
    const forget = () => void reads.delete(read);
    read.then(forget, forget);
    return read;
  });
}

async function accessing<T>(driver: object, key: string, begin: (access: Access) => Promise<T>): Promise<T> {
  const records = underWay.get(driver) ?? new Map<string, Access>();
  underWay.set(driver, records);
  const access = records.get(key) ?? { change: Promise.resolve(), reads: new Set(), open: 0 };
  records.set(key, access);
  access.open += 1;
  try {
    return await begin(access);
  } finally {
    access.open -= 1;
    if (access.open === 0) records.delete(key);
  }
}
