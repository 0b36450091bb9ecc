/** Content that tells of its failure before it fails. Leaving it early leaves the content within. */
export function reportFailure(
  content: AsyncIterable<Uint8Array>,
  report: (error: unknown) => void,
): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = content[Symbol.asyncIterator]();
      return {
        async next() {
          try {
            return await iterator.next();
          } catch (error) {
            report(error);
            throw error;
          }
        },
        async return() {
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
