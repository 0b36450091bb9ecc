import { deskBase } from '../../desk-address.ts';
import { element } from '../../elements/element.ts';
import type { Opening } from '../section/section.ts';

export interface TokenFormOptions {
  /** Whether the last token was not accepted. */
  wasWrong: boolean;
  /** Whether what was filled in is shown again after the sign-in. */
  isKept: boolean;
  /** Goes on without a token, where a login in front of the desk has asked for one; null if there is none. */
  elsewhere: (() => void) | null;
}

/** Asks for the operator's token, in a form that the browser's password manager understands. */
export function tokenForm(
  { wasWrong, isKept, elsewhere }: TokenFormOptions,
  keep: (token: string) => void,
): HTMLElement {
  const field = element('input', {
    id: 'token',
    type: 'password',
    autocomplete: 'current-password',
    required: true,
    'aria-describedby': 'token-problem',
  });
  const problem = element('p', { id: 'token-problem', class: 'field-problem', role: 'alert' }, [
    wasWrong ? 'The desk does not accept this token. Please check it and try again.' : '',
  ]);
  // A password manager names what it keeps after this, and would otherwise take it for the token of any desk of this origin.
  const user = element('input', {
    type: 'text',
    autocomplete: 'username',
    value: `operator${deskBase()}`,
    readonly: true,
    hidden: true,
  });
  const submit = (event: Event) => {
    event.preventDefault();
    const token = field.value.trim();
    // Headers can contain only these characters, so anything else cannot be a token.
    const isToken = /^[\x21-\x7e]+$/.test(token);
    if (isToken) return keep(token);
    problem.textContent =
      token === ''
        ? 'Please enter the token.'
        : 'A token contains only plain letters, digits and symbols, and no spaces.';
    field.focus();
  };
  return element('form', { class: 'panel narrow', novalidate: true, submit }, [
    element('p', {}, [
      'This part of the desk is for its operator. All of its tabs share the token, until you close the last one.',
    ]),
    ...(isKept
      ? [element('p', {}, ['What you filled in is kept here, and is back once you have signed in.'])]
      : []),
    user,
    element('div', { class: 'field' }, [
      element('label', { for: 'token' }, ['Operator’s token']),
      field,
      problem,
    ]),
    element('p', { class: 'buttons' }, [
      element('button', { type: 'submit' }, ['Open the desk']),
      ...(elsewhere
        ? [
            element('button', { type: 'button', class: 'secondary', click: elsewhere }, [
              'I have signed in elsewhere',
            ]),
          ]
        : []),
    ]),
  ]);
}

/**
 * Sends a request that needs the token. Sections that can be read without one call it first, so that the token is asked
 * for before anything is typed instead of when it is saved.
 */
export async function mustBeOperator({ client, signal }: Pick<Opening, 'client' | 'signal'>): Promise<void> {
  await client.listMeetings({ limit: 1 }, { signal });
}
