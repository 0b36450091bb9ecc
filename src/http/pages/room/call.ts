import { element, pageElement } from '../elements/element.ts';
import { announce } from '../elements/problem-box.ts';
import { type Ending, endedView } from './ended.ts';
import type { Wish } from './lobby.ts';
import { type People, people } from './people.ts';
import type * as CallModule from './room-call.ts';

export interface CallViewOptions {
  place: HTMLElement;
  url: string;
  token: string;
  wish: Wish;
  /** Who invites. */
  business: string;
  /** Aborted when the reader leaves the view. */
  signal: AbortSignal;
  /** Goes back to the lobby. */
  again(): void;
}

/** Shows the room: the people in it, and buttons for the reader's own camera and microphone. */
export async function showCall(options: CallViewOptions): Promise<void> {
  const { place, url, token, wish, business, again } = options;
  const left = new AbortController();
  const { signal } = left;
  options.signal.addEventListener('abort', () => left.abort());
  let joining: Promise<CallModule.Call | null> | undefined;
  const shown: People = people();
  const state = element('p', { class: 'hint', role: 'status' }, ['Connecting …']);
  const microphone = element('button', { type: 'button', class: 'secondary', disabled: true }, [
    'Microphone',
  ]);
  const camera = element('button', { type: 'button', class: 'secondary', disabled: true }, ['Camera']);
  const sound = element('button', { type: 'button', hidden: true }, ['Turn the sound on']);
  const leave = element('button', { type: 'button' }, ['Leave']);
  const replace = (view: HTMLElement) => {
    // The buttons go, and with them the focus.
    if (place.contains(document.activeElement)) pageElement('title', HTMLElement).focus();
    place.replaceChildren(view);
  };
  const ended = (ending: Ending) => {
    if (!signal.aborted) replace(endedView(ending, { business, again }));
  };
  leave.addEventListener('click', async () => {
    const parting = element('p', { class: 'hint' }, ['Leaving …']);
    replace(parting);
    // The lobby is loaded from the desk, which may be slow: camera and microphone do not wait for it.
    left.abort();
    try {
      await (await joining)?.leave();
      parting.textContent = 'You have left the meeting.';
      announce('You have left the meeting.');
    } finally {
      again();
    }
  });
  place.replaceChildren(
    element('div', { class: 'panel call' }, [
      state,
      shown.grid,
      element('p', { class: 'buttons' }, [sound, microphone, camera, leave]),
    ]),
  );
  const library = await loadCall().catch(() => null);
  if (library === null) return ended('incomplete');
  if (signal.aborted) return;
  const said = (sentence: string) => {
    state.textContent = sentence;
  };
  const silenced = (startSound: (() => Promise<void>) | null) => {
    // The button goes, and with it the focus.
    if (sound === document.activeElement) pageElement('title', HTMLElement).focus();
    sound.hidden = startSound === null;
    // If that fails, the button stays.
    sound.onclick = () => startSound?.().catch(() => {});
  };
  const follow: (() => void)[] = [];
  const turned = () => {
    for (const each of follow) each();
  };
  joining = library.joinCall({ url, token, signal, people: shown, ended, said, turned, silenced });
  const call = await joining;
  if (!call) return;
  if (signal.aborted) return call.leave();
  const say = (device: string) => (isUsable: boolean) => {
    const sentence = `The ${device} cannot be used. You are in the meeting without it.`;
    if (!isUsable) said(sentence);
    else if (state.textContent === sentence) said('You are in the meeting.');
  };
  follow.push(
    toggle(microphone, wish.microphone, call.microphone, say('microphone')),
    toggle(camera, wish.camera, call.camera, say('camera')),
  );
}

/**
 * Makes a button turn a device on and off, and turns the device on immediately if the reader chose it before. Returns
 * what makes the button show that a device has gone on or off by itself, as when it is unplugged.
 */
function toggle(
  button: HTMLButtonElement,
  wished: string | null,
  device: CallModule.Device,
  say: (isUsable: boolean) => void,
): () => void {
  const isPressed = () => button.getAttribute('aria-pressed') === 'true';
  const show = () => button.setAttribute('aria-pressed', String(device.isOn()));
  const set = async (isOn: boolean) => {
    button.disabled = true;
    try {
      await device.set(isOn ? (wished ?? '') : null);
      say(true);
    } catch {
      say(false);
    }
    show();
    button.disabled = false;
  };
  button.addEventListener('click', () => void set(!isPressed()));
  show();
  button.disabled = false;
  if (wished !== null) void set(true);
  return () => {
    // What the reader did is shown when it is done.
    if (button.disabled || isPressed() === device.isOn()) return;
    show();
    say(isPressed());
  };
}

/** Loads the library for the room, which is large and therefore a separate file, when the reader joins. */
function loadCall(): Promise<typeof CallModule> {
  return import(new URL('./room-call.js', import.meta.url).href);
}
