/** The operator's token, kept until the browser's tab is closed. */
export const tokenMemory = {
  get(): string | undefined {
    return sessionStorage.getItem(key) ?? undefined;
  },
  keep(token: string): void {
    sessionStorage.setItem(key, token);
  },
  forget(): void {
    sessionStorage.removeItem(key);
  },
};

const key = 'thesisdesk-operator-token';
