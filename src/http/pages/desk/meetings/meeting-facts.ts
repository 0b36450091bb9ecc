import { isTimeZone, ownTimeZone, timeIn } from '../../../../core/time/time-zone.ts';
import type { OperationTypes } from '../../../client/client.ts';
import { element } from '../../elements/element.ts';
import { counted, webAddress } from '../../elements/format.ts';
import { announce } from '../../elements/problem-box.ts';

type Meeting = OperationTypes['listMeetings']['output']['meetings'][number];

/** When the meeting starts, and when the room opens and closes, in the time zone that was chosen for the meeting. */
export function timesOf({
  startsAt,
  opensAt,
  expiresAt,
  durationMinutes,
  timeZone,
  status,
}: Omit<Meeting, 'participants' | 'isOpen'>): HTMLElement[] {
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : ownTimeZone();
  const time = (instant: string) => element('time', { datetime: instant }, [timeIn(zone, instant)]);
  const closes = status === 'active' ? 'closes' : 'closed';
  const opens = Date.parse(opensAt) > Date.now() ? 'Opens' : 'Opened';
  return [
    ...(startsAt === undefined
      ? []
      : [
          element('p', {}, ['Starts ', time(startsAt), `, ${counted(durationMinutes, 'minute', 'minutes')}`]),
        ]),
    element('p', { class: 'hint' }, [`${opens} `, time(opensAt), `, ${closes} `, time(expiresAt)]),
  ];
}

/** The link to a room, with a button that copies it. */
export function joinLink(address: string, title: string): HTMLElement {
  const href = webAddress(address);
  const hidden = element('span', { class: 'hidden-text' }, [` of ${title}`]);
  const copy = element('button', { type: 'button', class: 'secondary small' }, ['Copy link', hidden]);
  const link = element('a', { href: href ?? undefined, rel: 'noopener noreferrer' }, [address]);
  copy.addEventListener('click', () => {
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('not allowed'));
    copying.then(
      () => announce('Link copied.'),
      () => {
        // If the page may not copy, it at least selects the link.
        getSelection()?.selectAllChildren(link);
        announce('The link is selected. Please copy it with the keyboard.');
      },
    );
  });
  return element('p', { class: 'buttons' }, [link, copy]);
}
