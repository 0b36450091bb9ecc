import { element } from '../../elements/element.ts';
import type { Opening } from '../lists/section.ts';

/** Asks for the operator's token. `wasWrong` says that the last one was not taken. */
export function tokenForm({ wasWrong }: { wasWrong: boolean }, keep: (token: string) => void): HTMLElement {
  const field = element('input', {
    id: 'token',
    type: 'password',
    autocomplete: 'off',
    required: true,
    'aria-describedby': 'token-problem',
  });
  const problem = element('p', { id: 'token-problem', class: 'field-problem', role: 'alert' }, [
    wasWrong ? 'The desk does not accept this token. Please check it and try again.' : '',
  ]);
  const submit = (event: Event) => {
    event.preventDefault();
    const token = field.value.trim();
    // Headers hold these characters only; anything else cannot be a token.
    const isToken = /^[\x21-\x7e]+$/.test(token);
    if (isToken) return keep(token);
    problem.textContent =
      token === ''
        ? 'Please enter the token.'
        : 'A token has no spaces and only plain letters, digits and signs.';
    field.focus();
  };
  return element('form', { class: 'sheet narrow', novalidate: true, submit }, [
    element('p', {}, [
      'This part of the desk is for its operator. The token is kept in this tab until you close it.',
    ]),
    element('div', { class: 'field' }, [
      element('label', { for: 'token' }, ['Operator’s token']),
      field,
      problem,
    ]),
    element('p', { class: 'buttons' }, [element('button', { type: 'submit' }, ['Open the desk'])]),
  ]);
}

/**
 * Asks for something that only the operator gets, in sections that anybody may read: so the token is asked for
 * before anything is typed, and not when it is to be saved.
 */
export async function mustBeOperator({ client, signal }: Opening): Promise<void> {
  await client.listMeetings({ limit: 1 }, { signal });
}

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
