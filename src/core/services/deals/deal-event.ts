import type { DealMove, MovableDeal } from '../../ports.ts';
import { priceText } from '../../pricing/in-words.ts';
import { type CrmEventRecord, readCrmEvent } from '../../records/crm-event.ts';
import { placeAfter } from '../../records/moved-deal.ts';

/**
 * Returns the stored event of a deal that the desk moved, with the payload that Pipedrive would send (version 1, 2.8
 * of the interface). The same move always yields the same event. Pure.
 *
 * @example
 * dealEvent(before, { id, at, version, stageId: 3, status: 'open' }).payload.event; // 'updated.deal'
 */
export function dealEvent(before: MovableDeal, move: DealMove): CrmEventRecord {
  const payload = payloadOf(before, move);
  return {
    // Begins with the time, like the id of an event that came from outside.
    eventId: `${move.at}-${move.id}`,
    receivedAt: move.at,
    trusted: true,
    bytes: new TextEncoder().encode(JSON.stringify(payload)).length,
    ...readCrmEvent(payload),
    payload,
  };
}

/** Whether an event is of a deal that the desk moved, rather than received from a CRM. Pure. */
export function isMadeByDesk({ payload }: CrmEventRecord): boolean {
  const { meta } = Object(payload) as { meta?: { company_id?: unknown } | null };
  return meta?.company_id === nobody;
}

function payloadOf(before: MovableDeal, move: DealMove) {
  const matches = { current: [], previous: [] };
  const milliseconds = Date.parse(move.at);
  return {
    v: 1,
    matches_filters: null,
    meta: {
      v: 1,
      action: 'updated',
      object: 'deal',
      change_source: 'app',
      id: before.id,
      company_id: nobody,
      user_id: nobody,
      host: hostOf(before.url),
      timestamp: Math.floor(milliseconds / 1_000),
      timestamp_micro: milliseconds * 1_000,
      permitted_user_ids: [nobody],
      trans_pending: false,
      is_bulk_update: false,
      pipedrive_service_name: false,
      matches_filters: matches,
      webhook_id: String(nobody),
    },
    retry: 0,
    current: fieldsOf({ ...before, ...placeAfter(before, move) }),
    previous: fieldsOf(before),
    event: 'updated.deal',
  };
}

/** The desk does not know any companies or users. */
const nobody = 0;

function fieldsOf(deal: MovableDeal) {
  const { id, title, value, currency, status, stageId, pipelineId, personName, addedAt, updatedAt } = deal;
  const { stageChangedAt, wonAt, lostAt } = deal;
  return {
    id,
    title,
    value,
    currency,
    status,
    stage_id: stageId,
    pipeline_id: pipelineId,
    person_id: null,
    org_id: null,
    user_id: nobody,
    creator_user_id: nobody,
    person_name: personName,
    owner_name: null,
    add_time: timeOf(addedAt),
    update_time: timeOf(updatedAt),
    stage_change_time: timeOf(stageChangedAt),
    won_time: timeOf(wonAt),
    lost_time: timeOf(lostAt),
    close_time: timeOf(wonAt ?? lostAt),
    lost_reason: null,
    active: status === 'open',
    deleted: status === 'deleted',
    visible_to: '3',
    formatted_value: priceText(value, currency),
  };
}

/** Formats a time as in version 1: `2026-11-02 09:00:00`, in UTC. */
function timeOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
