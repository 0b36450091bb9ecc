import { problemBox } from '../elements/problem-box.ts';

/** How a call ended, or why there was none. */
export type Ending =
  /** Somebody ended the meeting for all. */
  | 'closed'
  /** Somebody removed the reader from the meeting. */
  | 'removed'
  /** The video server does not take the token. */
  | 'refused'
  /** Nothing that answers as a video server was found at the address. */
  | 'unreachable'
  /** The video server answered, and the connection broke then. */
  | 'interrupted'
  /** The browser has no video calls. */
  | 'unsupported'
  /** A part of the page could not be loaded from the desk. */
  | 'incomplete';

/** Says how a call ended and what to do about it. */
export function endedView(
  ending: Ending,
  { business, again }: { business: string; again: () => void },
): HTMLElement {
  const { sentences, label } = endings(business)[ending];
  return problemBox(sentences, { label, act: again });
}

function endings(business: string): Readonly<Record<Ending, { sentences: string[]; label: string }>> {
  return {
    closed: {
      sentences: [
        'The meeting was ended for everyone.',
        `If that was too early, join again, or ask ${business}.`,
      ],
      label: 'Join again',
    },
    removed: {
      sentences: [
        'You were removed from the meeting.',
        `If you think that this was a mistake, ask ${business}.`,
      ],
      label: 'Join again',
    },
    refused: {
      sentences: [
        'The video server did not let you in.',
        `Try once more. If that fails too, tell ${business}, who invited you, and ask for a new invitation.`,
      ],
      label: 'Try again',
    },
    unreachable: {
      sentences: [
        'The video server cannot be reached.',
        `Your network or a VPN may be blocking it: try another network, such as your phone's. If others cannot join either, tell ${business}.`,
      ],
      label: 'Try again',
    },
    interrupted: {
      sentences: [
        'The connection to the meeting was interrupted.',
        "Join again. If it keeps happening, your network may be blocking video: try another network, such as your phone's.",
      ],
      label: 'Join again',
    },
    unsupported: {
      sentences: [
        'This browser cannot take part in video meetings.',
        'Open the link from your invitation in an up-to-date Chrome, Edge, Firefox or Safari.',
      ],
      label: 'Try again',
    },
    incomplete: {
      sentences: ['The room could not be loaded.', 'Check your connection to the internet, and try again.'],
      label: 'Try again',
    },
  };
}
