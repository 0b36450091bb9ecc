import { connect } from '../../desk-address.ts';
import { countNews } from './news.ts';

export interface NewsCount {
  /**
   * Counts new submissions, once for each token. If the token is refused, counting stops until this is called again.
   *
   * @returns a promise that resolves after the first count, and rejects if the token is refused there
   */
  keep(token: string | undefined): Promise<void>;
  stop(): void;
}

/** @param accepted called with a token with which the desk has answered */
export function newsCount(show: (news: number) => void, accepted: (token: string) => void): NewsCount {
  /** The token with which new submissions are being counted; empty if the desk has none. */
  let counting: string | null = null;
  let work = new AbortController();
  return {
    keep(token) {
      const named = token ?? '';
      if (counting === named) return Promise.resolve();
      counting = named;
      work.abort();
      work = new AbortController();
      const { signal } = work;
      return new Promise((resolve, reject) => {
        const looked = ({ isAnswered }: { isAnswered: boolean }) => {
          if (isAnswered && token !== undefined) accepted(token);
          resolve();
        };
        countNews(connect(token), signal, { show, looked })
          .then(resolve, reject)
          .finally(() => {
            if (counting === named) counting = null;
          });
      });
    },
    stop() {
      work.abort();
      counting = null;
    },
  };
}
