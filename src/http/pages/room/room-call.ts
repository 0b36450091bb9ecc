import { DisconnectReason, type Participant, Room, RoomEvent, Track } from 'livekit-client';
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
  /** Called when the call has ended; `isExpected` is true if the room was closed. */
  ended(isExpected: boolean): void;
}

/** A room that has been joined. */
export interface Call {
  /** Turns on the device with this id, or any device for an empty string; null turns it off. Throws if that fails. */
  setMicrophone(id: string | null): Promise<void>;
  setCamera(id: string | null): Promise<void>;
  leave(): void;
}

/** Joins a room on a LiveKit server. Throws if the server cannot be reached. */
export async function joinCall({ url, token, signal, people, said, ended }: CallOptions): Promise<Call> {
  const room = new Room({ adaptiveStream: true, dynacast: true });
  const show = (participant: Participant) => {
    const { identity: id, name = '', isLocal: isSelf } = participant;
    people.show({ id, name, isSelf });
  };
  room
    .on(RoomEvent.ParticipantConnected, show)
    .on(RoomEvent.ParticipantDisconnected, ({ identity }) => people.leave(identity))
    .on(RoomEvent.TrackSubscribed, (track, _publication, { identity }) =>
      people.attach(identity, track.attach()),
    )
    .on(RoomEvent.TrackUnsubscribed, (track) => people.detach(track.detach()))
    .on(RoomEvent.LocalTrackPublished, ({ track }, { identity }) => {
      if (track?.kind === Track.Kind.Video) people.attach(identity, track.attach());
    })
    .on(RoomEvent.LocalTrackUnpublished, ({ track }) => people.detach(track?.detach() ?? []))
    .on(RoomEvent.ActiveSpeakersChanged, (speakers) =>
      people.speak(new Set(speakers.map(({ identity }) => identity))),
    )
    .on(RoomEvent.Reconnecting, () => said('The connection is weak. Reconnecting …'))
    .on(RoomEvent.Reconnected, () => said('You are in the meeting.'))
    .on(RoomEvent.Disconnected, (reason) => {
      if (reason !== DisconnectReason.CLIENT_INITIATED) ended(reason === DisconnectReason.ROOM_DELETED);
    });
  const giveUp = () => void room.disconnect();
  signal.addEventListener('abort', giveUp);
  await room.connect(url, token);
  said('You are in the meeting.');
  show(room.localParticipant);
  for (const participant of room.remoteParticipants.values()) show(participant);

  const { localParticipant: self } = room;
  const device = (id: string | null) => (id === null || id === '' ? {} : { deviceId: id });
  return {
    async setMicrophone(id) {
      await self.setMicrophoneEnabled(id !== null, device(id));
    },
    async setCamera(id) {
      await self.setCameraEnabled(id !== null, device(id));
    },
    leave: giveUp,
  };
}
