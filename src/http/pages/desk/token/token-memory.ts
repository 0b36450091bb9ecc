/**
 * The operator's token, for as long as a tab of the desk is open: each tab keeps it for itself, and a tab without one asks
 * the others. The pages for students neither ask nor answer.
 */
export interface TokenMemory {
  get(): string | undefined;
  keep(token: string): void;
  /** Offers a token that the desk has accepted to the other tabs. */
  accept(token: string): void;
  /** Forgets a token that the desk has refused; other tabs may have a newer one. */
  refuse(token: string): void;
  /** Forgets the token in all tabs, also in those that are asleep or show another page. */
  forget(): void;
  /** Asks the other tabs for their token, and keeps it; returns whether they had one that has not been refused here. */
  ask(): Promise<boolean>;
  /** Calls back when another tab has a token that this one lacks, and keeps it, until the signal is aborted. */
  onOffer(taken: () => void, signal: AbortSignal): void;
  /** Calls back when the token was forgotten in another tab, even if this one has none. */
  onForgotten(forgotten: () => void): void;
}

/** @param base the path of the desk, as two desks may share an origin */
export function openTokenMemory(base: string): TokenMemory {
  const tokenKey = `thesisdesk-operator-token${base}`;
  const forgottenKey = `thesisdesk-forgotten-at${base}`;
  const channel = new BroadcastChannel(tokenKey);
  const refused = new Set<string>();
  let accepted: string | undefined;
  /** What another tab said it wrote: the browser may take a while to show it here. */
  let heardForgottenAt: string | null = null;

  const forgottenAt = () => {
    const stored = localStorage.getItem(forgottenKey);
    return (stored ?? '') < (heardForgottenAt ?? '') ? heardForgottenAt : stored;
  };
  const kept = () => asKept(parsed(sessionStorage.getItem(tokenKey)));
  const drop = () => {
    accepted = undefined;
    sessionStorage.removeItem(tokenKey);
  };
  const memory: TokenMemory = {
    get() {
      const held = kept();
      if (held?.forgottenAt === forgottenAt()) return held.token;
      drop();
      return undefined;
    },
    keep(token) {
      sessionStorage.setItem(tokenKey, JSON.stringify({ token, forgottenAt: forgottenAt() }));
    },
    accept(token) {
      if (accepted === token || memory.get() !== token) return;
      accepted = token;
      refused.delete(token);
      offer();
    },
    refuse(token) {
      refused.add(token);
      if (kept()?.token === token) drop();
    },
    forget() {
      const now = new Date().toISOString();
      drop();
      localStorage.setItem(forgottenKey, now);
      channel.postMessage({ forgottenAt: now });
    },
    ask() {
      return new Promise((resolve) => {
        const answered = new AbortController();
        const end = (isTaken: boolean) => {
          clearTimeout(timer);
          answered.abort();
          resolve(isTaken);
        };
        const timer = setTimeout(end, longestMilliseconds, false);
        memory.onOffer(() => end(true), answered.signal);
        channel.postMessage('ask');
      });
    },
    onOffer(taken, signal) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        const offered = asKept(data);
        // An answer may arrive after the token was forgotten.
        if (!offered || refused.has(offered.token) || offered.forgottenAt !== forgottenAt()) return;
        memory.keep(offered.token);
        taken();
      };
      channel.addEventListener('message', listen, { signal });
    },
    onForgotten(forgotten) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || 'token' in data || !('forgottenAt' in data)) return;
        heardForgottenAt = String(data.forgottenAt);
        forgotten();
      });
    },
  };
  const offer = () => {
    if (accepted !== undefined && memory.get() === accepted) channel.postMessage(kept());
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === 'ask') offer();
  });
  return memory;
}

/** A token, and when a token was last forgotten before it was kept: one that was kept before the last time is void. */
interface Kept {
  token: string;
  forgottenAt: string | null;
}

/** An earlier version kept the token as it is. */
function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function asKept(found: unknown): Kept | null {
  if (typeof found !== 'object' || found === null) return null;
  const { token, forgottenAt } = { token: undefined, forgottenAt: null, ...found };
  if (typeof token !== 'string') return null;
  return { token, forgottenAt: typeof forgottenAt === 'string' ? forgottenAt : null };
}

/** A tab that is awake answers within a few. */
const longestMilliseconds = 300;
