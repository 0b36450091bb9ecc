import type { Terminal } from '../terminal/terminal.ts';

/** Shows the progress of a long command on the last line of a terminal. */
export interface ProgressBar {
  /** Counts one more as done. */
  advance(): void;
  /** Hides the bar while `write` writes its lines. */
  aside(write: () => Promise<void>): Promise<void>;
  /** Removes the bar. */
  end(): void;
}

/**
 * Starts a progress bar on standard error. Draws nothing if that is not a terminal, or if there is too little to do.
 *
 * @example
 * const bar = startProgressBar(documents.length, terminal);
 */
export function startProgressBar(total: number, terminal: Terminal): ProgressBar {
  const { errors } = terminal;
  if (!errors.canRewrite || total < fewestForBar) {
    return { advance() {}, aside: (write) => write(), end() {} };
  }
  let done = 0;
  let isAside = false;
  let drawnAt = Number.NEGATIVE_INFINITY;

  const erase = () => void errors.write('\r\x1b[K');
  const draw = () => {
    drawnAt = terminal.now();
    void errors.write(`\r${barLine(done, total, errors.columns() ?? 80)}\x1b[K`);
  };
  const forget = terminal.onInterrupt(erase);

  draw();
  return {
    advance() {
      done += 1;
      if (!isAside && terminal.now() - drawnAt >= redrawMilliseconds) draw();
    },
    async aside(write) {
      isAside = true;
      erase();
      try {
        await write();
      } finally {
        isAside = false;
        draw();
      }
    },
    end() {
      forget();
      erase();
    },
  };
}

/**
 * The bar's one line, never wider than the terminal.
 *
 * @example
 * barLine(3, 12, 80); // '3 of 12  [########........................]'
 */
export function barLine(done: number, total: number, columns: number): string {
  const count = `${String(done).padStart(String(total).length)} of ${total}`;
  // Leave one column free, because a full last line makes some terminals scroll.
  const width = Math.min(32, columns - count.length - 5);
  if (width < 4) return count.slice(0, Math.max(0, columns - 1));
  const filled = Math.floor((width * done) / total);
  return `${count}  [${'#'.repeat(filled)}${'.'.repeat(width - filled)}]`;
}

const fewestForBar = 5;
const redrawMilliseconds = 100;
