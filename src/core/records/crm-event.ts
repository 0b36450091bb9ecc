/** What an event of the CRM says, whichever version of the payload said it. */
export interface CrmEvent {
  action: 'added' | 'updated' | 'deleted' | null;
  object: string | null;
  dealId: number | null;
  /** After the event; null where it deleted the deal. */
  stageId: number | null;
  status: string | null;
  /** Before the event, also where it did not change this; null where there was no deal before. */
  previousStageId: number | null;
  previousStatus: string | null;
}

/** An event as it is kept. */
export interface CrmEventRecord extends CrmEvent {
  eventId: string;
  receivedAt: string;
  /** The request showed the configured user and password. Anybody may have sent any other. */
  trusted: boolean;
  /** Of the body. */
  bytes: number;
  /** The body as JSON, or as text where it is none. Only of an event that is trusted and not too large. */
  payload?: unknown;
}

/**
 * Reads an event of payload version 1 (`current`, `previous`, actions `added`, `updated`, `deleted`) or 2
 * (`data`, `previous`, actions `create`, `change`, `delete`). What is missing, of another type or
 * longer than any of these words is null.
 */
export function readCrmEvent(payload: unknown): CrmEvent {
  const body = objectOf(payload);
  const meta = objectOf(body.meta);
  const current = objectOf(body.current ?? body.data);
  const action = actions.get(text(meta.action) ?? '') ?? null;
  const previous = action === 'added' ? {} : beforehand(body.previous, current);
  return {
    action,
    object: text(meta.object) ?? text(meta.entity),
    // In version 2 the id is that of the event.
    dealId: number(meta.entity_id) ?? number(meta.id) ?? number(current.id) ?? number(previous.id),
    stageId: number(current.stage_id),
    status: text(current.status),
    previousStageId: number(previous.stage_id),
    previousStatus: text(previous.status),
  };
}

const actions: ReadonlyMap<string, CrmEvent['action']> = new Map([
  ['added', 'added'],
  ['create', 'added'],
  ['updated', 'updated'],
  ['change', 'updated'],
  ['deleted', 'deleted'],
  ['delete', 'deleted'],
]);

/** Version 2 names only what has changed: the rest was as it is now. */
function beforehand(previous: unknown, current: Record<string, unknown>): Record<string, unknown> {
  return isObject(previous) ? { ...current, ...previous } : {};
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.length <= longestText ? value : null;
}

/** Anybody can send any text here. */
const longestText = 100;

/** Version 2 writes some ids as text. */
function number(value: unknown): number | null {
  const read = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}
