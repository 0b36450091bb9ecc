import { element } from '../../elements/element.ts';
import { counted } from '../../elements/format.ts';
import { joinLink, timesOf } from './meeting-facts.ts';
import type { CreatedMeeting } from './meeting-form.ts';

/** Says that a meeting was created, when it is, and what became of the invitations. */
export function confirmation(meeting: CreatedMeeting): HTMLElement {
  const { title, joinUrl, participants, hasVideoServer } = meeting;
  const isGood = hasVideoServer && participants.every(({ invite }) => invite !== 'failed');
  return element('div', { class: isGood ? 'box good' : 'box doubt' }, [
    element('p', {}, [element('strong', {}, [`“${title}” has been created.`])]),
    ...timesOf(meeting),
    ...(hasVideoServer ? [] : [element('p', {}, ['There is no room until a video server is set up.'])]),
    ...invitationsOf(participants).map((sentence) => element('p', {}, [sentence])),
    joinLink(joinUrl, title),
  ]);
}

/** A sentence for each state that an invitation is in. */
function invitationsOf(participants: CreatedMeeting['participants']): string[] {
  const of = (state: CreatedMeeting['participants'][number]['invite']) =>
    participants.filter(({ invite }) => invite === state);
  const [sent, written, queued, failed] = [of('sent'), of('written'), of('queued'), of('failed')];
  const invitations = (count: number, one: string, many: string) =>
    `${counted(count, 'invitation', 'invitations')} ${count === 1 ? one : many}`;
  return [
    ...(sent.length > 0 ? [`${invitations(sent.length, 'was', 'were')} sent.`] : []),
    ...(queued.length > 0 ? [`${invitations(queued.length, 'is', 'are')} being sent.`] : []),
    ...(written.length > 0
      ? [
          `${invitations(written.length, 'was', 'were')} written to the outbox, not sent: no mail server is set up. Please pass the link on.`,
        ]
      : []),
    ...(failed.length > 0
      ? [
          `The invitation to ${failed.map(({ email }) => email).join(', ')} failed. Please check the address, or pass the link on.`,
        ]
      : []),
  ];
}
