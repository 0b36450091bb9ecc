import {
  ConnectionError,
  ConnectionErrorReason,
  ConnectionState,
  DisconnectReason,
  isBrowserSupported,
  type Participant,
  Room,
  RoomEvent,
  Track,
} from 'livekit-client';
import type { Ending } from './ended.ts';
import type { People } from './people.ts';

export interface CallOptions {
  /** The address of the video-room server. */
  url: string;
  token: string;
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
  people: Omit<People, 'grid'>;
  /** Called with a sentence about the state of the connection. */
  said(sentence: string): void;
  /** Called when a device may have gone on or off, whether the reader did it or not. */
  turned(): void;
  /** Called with what starts the sound where the browser waits for the reader to ask, and with null once it plays. */
  silenced(startSound: (() => Promise<void>) | null): void;
  /** Called when the call ends without the reader having left it, or if it does not come about. */
  ended(ending: Ending): void;
}

/** A room that has been joined. */
export interface Call {
  microphone: Device;
  camera: Device;
  /** Resolves when the room is left and the devices are off. */
  leave(): Promise<void>;
}

/** The reader's camera or microphone. */
export interface Device {
  isOn(): boolean;
  /** Turns on the device with this id, or any device for an empty string; null turns it off. Throws if that fails. */
  set(id: string | null): Promise<void>;
}

/** Joins a room on a LiveKit server. Returns null if that fails, after `ended` was called. */
export async function joinCall(options: CallOptions): Promise<Call | null> {
  const { url, token, signal, people, said, turned, silenced, ended } = options;
  let [hasAnswered, hasJoined] = [false, false];
  const room = new Room({ adaptiveStream: true, dynacast: true });
  const show = (participant: Participant) => {
    const { identity: id, name = '', isLocal: isSelf } = participant;
    people.show({ id, name, isSelf });
  };
  room
    .on(RoomEvent.ParticipantConnected, show)
    .on(RoomEvent.ParticipantDisconnected, ({ identity }) => people.leave(identity))
    .on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
      // Comes before `connect` is done, or `ParticipantConnected` after a reconnection: there may be no tile yet.
      show(participant);
      people.attach(participant.identity, track.attach());
    })
    .on(RoomEvent.TrackUnsubscribed, (track) => people.detach(track.detach()))
    .on(RoomEvent.LocalTrackPublished, ({ track }, { identity }) => {
      if (track?.kind === Track.Kind.Video) people.attach(identity, track.attach());
    })
    .on(RoomEvent.LocalTrackUnpublished, ({ track }) => {
      people.detach(track?.detach() ?? []);
      // A reconnection publishes it again.
      if (room.state === ConnectionState.Connected) turned();
    })
    .on(RoomEvent.TrackMuted, turned)
    .on(RoomEvent.TrackUnmuted, turned)
    .on(RoomEvent.AudioPlaybackStatusChanged, () =>
      silenced(room.canPlaybackAudio ? null : () => room.startAudio()),
    )
    .on(RoomEvent.ActiveSpeakersChanged, (speakers) =>
      people.speak(new Set(speakers.map(({ identity }) => identity))),
    )
    .on(RoomEvent.SignalConnected, () => {
      hasAnswered = true;
    })
    .on(RoomEvent.Reconnecting, () => said('The connection is weak. Reconnecting …'))
    .on(RoomEvent.Reconnected, () => {
      said('You are in the meeting.');
      turned();
    })
    .on(RoomEvent.Disconnected, (reason) => {
      // Before that, the error says more.
      if (hasJoined && reason !== DisconnectReason.CLIENT_INITIATED) ended(endingFor(reason));
    });
  const giveUp = () => void room.disconnect();
  signal.addEventListener('abort', giveUp);
  try {
    await room.connect(url, token);
  } catch (error) {
    if (!signal.aborted) ended(isBrowserSupported() ? endingOf(error, hasAnswered) : 'unsupported');
    return null;
  }
  hasJoined = true;
  said('You are in the meeting.');
  show(room.localParticipant);
  for (const participant of room.remoteParticipants.values()) show(participant);

  const { localParticipant: self } = room;
  const device = (id: string | null) => (id === null || id === '' ? {} : { deviceId: id });
  return {
    microphone: {
      isOn: () => self.isMicrophoneEnabled,
      async set(id) {
        await self.setMicrophoneEnabled(id !== null, device(id));
      },
    },
    camera: {
      isOn: () => self.isCameraEnabled,
      async set(id) {
        await self.setCameraEnabled(id !== null, device(id));
      },
    },
    leave: () => room.disconnect(),
  };
}

/** Why a call did not come about. */
function endingOf(error: unknown, hasAnswered: boolean): Ending {
  if (!(error instanceof ConnectionError)) return hasAnswered ? 'interrupted' : 'unreachable';
  const { reason, context } = error;
  if (reason === ConnectionErrorReason.NotAllowed) return 'refused';
  // A server that was asked over HTTP, as no socket could be opened, has a status.
  const isHungUp = reason === ConnectionErrorReason.InternalError && Object(context).status === undefined;
  const isSentAway = reason === ConnectionErrorReason.LeaveRequest;
  return hasAnswered || isHungUp || isSentAway ? 'interrupted' : 'unreachable';
}

/** Why a call that came about has ended. */
function endingFor(reason: DisconnectReason | undefined): Ending {
  if (reason === DisconnectReason.PARTICIPANT_REMOVED) return 'removed';
  const isClosed = reason === DisconnectReason.ROOM_DELETED || reason === DisconnectReason.ROOM_CLOSED;
  return isClosed ? 'closed' : 'interrupted';
}
