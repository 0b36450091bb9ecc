import { element } from '../elements/element.ts';

/** A camera and a microphone. */
export interface Devices {
  /** The id of the camera; an empty string for any, null for none. */
  camera: string | null;
  microphone: string | null;
}

export interface Preview {
  shown: HTMLElement;
  /** What the fields say. */
  choice(): Devices;
  /** The same, without a device that turned out not to be available. */
  chosen(): Devices;
}

/**
 * Shows the camera's picture and the microphone's level before anyone else can see or hear them, with a choice of
 * devices. Both devices are released when the signal is aborted.
 *
 * @param before what was chosen before; any camera and microphone by default
 */
export function preview(signal: AbortSignal, before: Devices = { camera: '', microphone: '' }): Preview {
  const video = element('video', {
    autoplay: true,
    playsinline: true,
    class: 'mirror',
    'aria-label': 'Your camera',
  });
  // The attribute would only set the default.
  video.muted = true;
  const level = element('meter', { id: 'level', min: 0, max: 1 });
  const problem = element('p', { class: 'hint', role: 'status' });
  const camera = element('select', { id: 'camera' });
  const microphone = element('select', { id: 'microphone' });
  let stream: MediaStream | null = null;
  let round = 0;
  let isOpening = true;
  /** Until the fields offer the devices by name, "On" means these, as far as they are still there. */
  const kept = new Map([
    [camera, before.camera],
    [microphone, before.microphone],
  ]);
  const idOf = (select: HTMLSelectElement) =>
    select.value === 'off' ? null : select.value || kept.get(select) || '';

  const start = async () => {
    const mine = ++round;
    stop(stream);
    stream = null;
    isOpening = true;
    const wanted = { video: wish(camera, idOf(camera)), audio: wish(microphone, idOf(microphone)) };
    const found = await openDevices(wanted);
    if (signal.aborted || mine !== round) return stop(found.stream);
    stream = found.stream;
    isOpening = false;
    problem.textContent = found.problem;
    video.srcObject = stream;
    video.hidden = (stream?.getVideoTracks().length ?? 0) === 0;
    if (stream) showLevel(stream, level);
    name(camera, 'video');
    name(microphone, 'audio');
    await fill(camera, 'videoinput', 'Camera', stream, idOf(camera));
    await fill(microphone, 'audioinput', 'Microphone', stream, idOf(microphone));
    if (stream) kept.clear();
  };
  for (const [select, id] of kept) {
    select.append(element('option', { value: '' }, ['On']), element('option', { value: 'off' }, ['Off']));
    if (id === null) select.value = 'off';
    select.addEventListener('change', () => void start());
  }
  signal.addEventListener('abort', () => stop(stream));
  void start();

  return {
    shown: element('div', { class: 'preview' }, [
      element('div', { class: 'picture' }, [video]),
      problem,
      element('div', { class: 'pair' }, [
        field('Camera', camera),
        element('div', {}, [
          field('Microphone', microphone),
          element('label', { for: 'level', class: 'hint' }, ['Microphone level']),
          level,
        ]),
      ]),
    ]),
    choice: () => ({ camera: idOf(camera), microphone: idOf(microphone) }),
    chosen: () => ({
      camera: isOpening || has(stream, 'video') ? idOf(camera) : null,
      microphone: isOpening || has(stream, 'audio') ? idOf(microphone) : null,
    }),
  };

  /** A device that is wanted and cannot be had is not called on; choosing it again is another try. */
  function name(select: HTMLSelectElement, kind: 'audio' | 'video'): void {
    const [first] = select.options;
    if (first) first.textContent = select.value === '' && !has(stream, kind) ? 'Not available' : 'On';
  }

  /** Shows the microphone's level as long as this stream is open. */
  function showLevel(open: MediaStream, meter: HTMLMeterElement): void {
    meter.value = 0;
    if (!has(open, 'audio')) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(open).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      if (signal.aborted || open !== stream) {
        clearInterval(timer);
        void context.close();
        return;
      }
      analyser.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      meter.value = Math.min(1, loudest * 2);
    }, 100);
  }
}

function has(stream: MediaStream | null, kind: 'audio' | 'video'): boolean {
  return stream?.getTracks().some((track) => track.kind === kind) ?? false;
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

type Wanted = boolean | { deviceId: { exact: string } | { ideal: string } };

function wish({ value }: HTMLSelectElement, id: string | null): Wanted {
  if (id === null || id === '') return id !== null;
  return { deviceId: value === id ? { exact: id } : { ideal: id } };
}

interface Opened {
  stream: MediaStream | null;
  /** A sentence for the reader: what is missing and what to do. */
  problem: string;
}

/** Opens the wanted devices. If that fails, opens only the microphone, or else only the camera. */
async function openDevices({ video, audio }: { video: Wanted; audio: Wanted }): Promise<Opened> {
  if (video === false && audio === false) return { stream: null, problem: '' };
  // Browsers hide media devices from pages that were loaded without encryption.
  if (!('mediaDevices' in navigator)) return { stream: null, problem: insecure };
  let failure: unknown;
  for (const constraints of [{ video, audio }, { audio }, { video }]) {
    if (Object.values(constraints).every((each) => each === false)) continue;
    try {
      const stream = await navigator.mediaDevices.getUserMedia(constraints);
      return { stream, problem: failure === undefined ? '' : lacking(stream) };
    } catch (error) {
      failure = error;
    }
  }
  const isRefused = failure instanceof DOMException && failure.name === 'NotAllowedError';
  if (isRefused) return { stream: null, problem: refused };
  return { stream: null, problem: (await hasDevices()) ? busy : none };
}

const insecure = 'Camera and microphone need an address that begins with https. You can join without them.';
const refused =
  'The browser may not use camera and microphone. Allow it next to the address bar and reload the page, or join without them.';
const busy =
  'No camera or microphone can be used. Another program may be using them. You can join without them.';
const none = 'No camera or microphone was found. Connect one and reload the page, or join without them.';

/** Whether there is any; their names stay hidden until one may be used. */
async function hasDevices(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind !== 'audiooutput');
}

function lacking(stream: MediaStream): string {
  const name = has(stream, 'video') ? 'microphone' : 'camera';
  return `No ${name} can be used. You can join without it.`;
}

/**
 * Fills in the devices of a kind, and chooses the one with the id. Browsers reveal their names only once one of them
 * may be used.
 */
async function fill(
  select: HTMLSelectElement,
  kind: MediaDeviceKind,
  name: string,
  stream: MediaStream | null,
  id: string | null,
): Promise<void> {
  if (stream === null || select.options.length > 2) return;
  const devices = (await navigator.mediaDevices.enumerateDevices()).filter((each) => each.kind === kind);
  const named = devices.filter(({ deviceId }) => deviceId !== '' && deviceId !== 'default');
  if (named.length < 2) return;
  const options = named.map(({ deviceId, label }, index) =>
    element('option', { value: deviceId }, [label || `${name} ${index + 1}`]),
  );
  select.querySelector('option')?.after(...options);
  if (select.value === '' && named.some(({ deviceId }) => deviceId === id)) select.value = id ?? '';
}

function field(name: string, select: HTMLSelectElement): HTMLElement {
  return element('div', { class: 'field' }, [element('label', { for: select.id }, [name]), select]);
}
