/** A connection that drops after each of the first requests to such an address has reached the desk. */
export function dropping(path: RegExp, times: number): typeof fetch {
  const dropped: string[] = [];
  return async (input, init) => {
    const answer = await fetch(input, init);
    const address = String(input);
    const isOver = dropped.filter((each) => each === address).length === times;
    if (!path.test(address) || isOver) return answer;
    dropped.push(address);
    throw new TypeError('The connection was lost.');
  };
}
