/** What an event of the CRM says, whichever version of the payload said it. */
export interface CrmEvent {
  action: 'added' | 'updated' | 'deleted' | null;
  object: string | null;
  dealId: number | null;
  stageId: number | null;
  status: string | null;
  previousStageId: number | null;
  previousStatus: string | null;
}

/**
 * Reads an event of payload version 1 (`current`, `previous`, actions `added`, `updated`, `deleted`) or 2
 * (`data`, `previous`, actions `create`, `change`, `delete`). What is missing or of another type is null.
 */
export function readCrmEvent(payload: unknown): CrmEvent {
  const body = objectOf(payload);
  const meta = objectOf(body.meta);
  const current = objectOf(body.current ?? body.data);
  const previous = objectOf(body.previous);
  const action = typeof meta.action === 'string' ? meta.action : '';
  return {
    action: actions.get(action) ?? null,
    object: text(meta.object) ?? text(meta.entity),
    dealId: number(meta.id) ?? number(meta.entity_id) ?? number(current.id),
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

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Version 2 writes some ids as text. */
function number(value: unknown): number | null {
  const read = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}
