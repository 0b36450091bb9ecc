/**
 * Does something now, and again every two seconds while it says that there is more to come. It ends with the
 * signal; what `act` throws ends it too.
 */
export async function repeat(signal: AbortSignal, act: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted && (await act())) await pause(signal);
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, 2000);
    signal.addEventListener('abort', end);
  });
}
