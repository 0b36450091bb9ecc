/** Names from 0.1, by their new names. Support for them ends with 0.3. */
const variables: ReadonlyMap<string, string> = new Map([
  ['THESISDESK_EVENTS_URL', 'THESISDESK_WEBHOOKS_URL'],
  ['THESISDESK_EVENTS_SECRET', 'THESISDESK_WEBHOOKS_SECRET'],
  ['THESISDESK_EVENTS_SECRET_FILE', 'THESISDESK_WEBHOOKS_SECRET_FILE'],
  ['THESISDESK_WEBHOOK_USER', 'THESISDESK_CRM_EVENT_USER'],
  ['THESISDESK_WEBHOOK_PASSWORD', 'THESISDESK_CRM_EVENT_PASSWORD'],
  ['THESISDESK_WEBHOOK_PASSWORD_FILE', 'THESISDESK_CRM_EVENT_PASSWORD_FILE'],
]);

const keys: ReadonlyMap<string, string> = new Map([
  ['events.url', 'webhooks.url'],
  ['events.signing_secret', 'webhooks.signing_secret'],
  ['events.signing_secret_file', 'webhooks.signing_secret_file'],
  ['crm.webhook_user', 'crm.event_user'],
  ['crm.webhook_password', 'crm.event_password'],
  ['crm.webhook_password_file', 'crm.event_password_file'],
]);

/** Sections that exist only in old keys. */
export const oldSections: readonly string[] = ['events'];

/** The new name of a variable from 0.1; null if it never had another name. */
export function renamedVariable(variable: string): string | null {
  return variables.get(variable) ?? null;
}

/** The new name of a key from 0.1; null if it never had another name. */
export function renamedKey(key: string): string | null {
  return keys.get(key) ?? null;
}

/** @param label the old name, with its place */
export function oldNameWarning(label: string, name: string): string {
  return `${label} is now called ${name}. The old name works until 0.3.`;
}
