/** The content of a CRM event, independent of the payload version. */
export interface CrmEvent {
  action: 'added' | 'updated' | 'deleted' | null;
  object: string | null;
  dealId: number | null;
  /** After the event; null if it deleted the deal. */
  stageId: number | null;
  status: string | null;
  /** Before the event, even if it did not change this; null if there was no deal before. */
  previousStageId: number | null;
  previousStatus: string | null;
}

/** An event as it is stored. */
export interface CrmEventRecord extends CrmEvent {
  eventId: string;
  receivedAt: string;
  /** The request carried the configured user name and password. Any other request may have come from anyone. */
  trusted: boolean;
  /** The size of the body. */
  bytes: number;
  /** The body as JSON, or as text if it is not JSON. Only for an event that is trusted and not too large. */
  payload?: unknown;
}

/**
 * Reads an event of payload version 1 (`current`, `previous`, actions `added`, `updated`, `deleted`) or 2 (`data`,
 * `previous`, actions `create`, `change`, `delete`). Values that are missing, of another type or longer than any
 * valid word are null.
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
    // In version 2, `meta.id` is the event's id.
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

/** Version 2 contains only what has changed: the rest was the same as it is now. */
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

/** Anyone can send any text here. */
const longestText = 100;

/** Version 2 writes some ids as text. */
function number(value: unknown): number | null {
  const read = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}
