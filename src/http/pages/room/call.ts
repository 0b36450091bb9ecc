import { element } from '../elements/element.ts';
import { announce, problemBox } from '../elements/problem-box.ts';
import type { Wish } from './lobby.ts';
import { type People, people } from './people.ts';
import type * as CallModule from './room-call.ts';

export interface CallViewOptions {
  place: HTMLElement;
  url: string;
  token: string;
  wish: Wish;
  /** Aborted when the reader leaves the view. */
  signal: AbortSignal;
  /** Goes back to the lobby. */
  again(): void;
}

/** Shows the room: the people in it, and buttons for the reader's own camera and microphone. */
export async function showCall({ place, url, token, wish, signal, again }: CallViewOptions): Promise<void> {
  const shown: People = people();
  const state = element('p', { class: 'hint', role: 'status' }, ['Connecting …']);
  const microphone = element('button', { type: 'button', class: 'secondary', disabled: true }, [
    'Microphone',
  ]);
  const camera = element('button', { type: 'button', class: 'secondary', disabled: true }, ['Camera']);
  const leave = element('button', { type: 'button' }, ['Leave']);
  const end = (sentence: string, label: string) => {
    place.replaceChildren(problemBox(sentence, { label, act: again }));
  };
  leave.addEventListener('click', () => {
    announce('You have left the meeting.');
    again();
  });
  place.replaceChildren(
    element('div', { class: 'panel call' }, [
      state,
      shown.grid,
      element('p', { class: 'buttons' }, [microphone, camera, leave]),
    ]),
  );
  try {
    const { joinCall } = await loadCall();
    const call = await joinCall({
      url,
      token,
      signal,
      people: shown,
      ended: (isExpected) => {
        if (!signal.aborted)
          end(isExpected ? 'The meeting was closed.' : 'The connection was lost.', 'Join again');
      },
      said: (sentence) => {
        state.textContent = sentence;
      },
    });
    if (signal.aborted) return call.leave();
    signal.addEventListener('abort', () => call.leave());
    const trouble = (device: string) => {
      state.textContent = `The ${device} cannot be used. You are in the meeting without it.`;
    };
    toggle(
      microphone,
      wish.microphone,
      (id) => call.setMicrophone(id),
      () => trouble('microphone'),
    );
    toggle(
      camera,
      wish.camera,
      (id) => call.setCamera(id),
      () => trouble('camera'),
    );
  } catch {
    if (signal.aborted) return;
    end('The video server cannot be reached. Your network may be blocking it.', 'Try again');
  }
}

/** Makes a button turn a device on and off, and turns the device on immediately if the reader chose it before. */
function toggle(
  button: HTMLButtonElement,
  wished: string | null,
  turn: (id: string | null) => Promise<void>,
  failed: () => void,
): void {
  const set = async (isOn: boolean) => {
    button.disabled = true;
    try {
      await turn(isOn ? (wished ?? '') : null);
      button.setAttribute('aria-pressed', String(isOn));
    } catch {
      button.setAttribute('aria-pressed', 'false');
      failed();
    }
    button.disabled = false;
  };
  button.addEventListener('click', () => void set(button.getAttribute('aria-pressed') !== 'true'));
  button.setAttribute('aria-pressed', 'false');
  button.disabled = false;
  if (wished !== null) void set(true);
}

/** Loads the library for the room, which is large and therefore a separate file, when the reader joins. */
function loadCall(): Promise<typeof CallModule> {
  return import(new URL('./room-call.js', import.meta.url).href);
}
