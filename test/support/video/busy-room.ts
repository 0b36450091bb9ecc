import { gunzipSync } from 'node:zlib';
import {
  ParticipantInfo,
  ParticipantPermission,
  Room,
  SessionDescription,
  TrackInfo,
  TrackSource,
  TrackType,
} from 'livekit-server-sdk';
import type { Page } from 'playwright-core';
import { field, fieldsOf } from './protocol-buffers.ts';

/**
 * Stands in for a LiveKit server with somebody in the room already: Bob, whose camera is on. A page that joins is sent
 * his picture, from another tab of the same browser, and may send its own camera and microphone, which nobody sees. It
 * knows as much of LiveKit's protocol as that needs.
 */
export async function answerAsBusyRoom(page: Page): Promise<void> {
  const bob = await page.context().newPage();
  await bob.evaluate(peer);
  await page.routeWebSocket(/\/rtc/, async (socket) => {
    const send = (kind: number, ...fields: Uint8Array[]) => socket.send(field(kind, Buffer.concat(fields)));
    const answer = async (offer: Buffer) => {
      const { sdp, id } = SessionDescription.fromBinary(offer);
      const answered = Object(await bob.evaluate(`answer(${JSON.stringify(sdp)})`));
      const midToTrackId = { [answered.mid]: picture.sid };
      const description = new SessionDescription({ type: 'answer', sdp: answered.sdp, id, midToTrackId });
      send(response.answer, description.toBinary());
    };
    const heed = async (message: Buffer) => {
      const [kind, value] = [...fieldsOf(message)][0] ?? [];
      const asked = bytes(value);
      const fields = fieldsOf(asked);
      if (kind === request.offer) await answer(asked);
      if (kind === request.trickle) await bob.evaluate(`connection.addIceCandidate(${fields.get(1)})`);
      if (kind !== request.addTrack) return;
      const [type, source] = [Number(fields.get(3) ?? 0), Number(fields.get(8) ?? 0)];
      const track = new TrackInfo({ sid: `TR_${source}`, type, source });
      send(response.trackPublished, field(1, bytes(fields.get(1))), field(2, track.toBinary()));
    };
    const unlessOver = (error: unknown) => {
      if (!bob.isClosed()) throw error;
    };
    socket.onMessage((message) => heed(Buffer.from(message)).catch(unlessOver));
    send(response.join, ...joined);
    const asked = new URL(socket.url()).searchParams.get('join_request') ?? '';
    const zipped = fieldsOf(Buffer.from(asked, 'base64url')).get(2);
    await answer(bytes(fieldsOf(gunzipSync(bytes(zipped))).get(6))).catch(unlessOver);
  });
}

/** The numbers of the fields of a SignalRequest and a SignalResponse. */
const request = { offer: 1, trickle: 3, addTrack: 4 };
const response = { join: 1, answer: 2, trackPublished: 6 };

const picture = new TrackInfo({ sid: 'TR_picture', type: TrackType.VIDEO, source: TrackSource.CAMERA });

/** A JoinResponse: the room, who joins it, and who is there. */
const joined = [
  field(1, new Room({ sid: 'RM_one', name: 'one' }).toBinary()),
  field(
    2,
    new ParticipantInfo({
      sid: 'PA_ada',
      identity: 'ada',
      name: 'Ada Example',
      permission: new ParticipantPermission({ canPublish: true, canSubscribe: true }),
    }).toBinary(),
  ),
  field(
    3,
    new ParticipantInfo({ sid: 'PA_bob', identity: 'bob', name: 'Bob', tracks: [picture] }).toBinary(),
  ),
  field(4, '1.9.0'),
];

/** Runs in Bob's tab: a picture that changes, and a connection that sends it and takes what it is sent. */
const peer = `
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  setInterval(() => context.fillRect(0, 0, Math.random() * canvas.width, canvas.height), 100);
  const [track] = canvas.captureStream(10).getVideoTracks();
  var connection = new RTCPeerConnection();
  var answer = async (sdp) => {
    await connection.setRemoteDescription({ type: 'offer', sdp });
    const sender = connection.getTransceivers().find(({ receiver }) => receiver.track.kind === 'video');
    sender.direction = 'sendrecv';
    await sender.sender.replaceTrack(track);
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== 'complete') await new Promise((resolve) => setTimeout(resolve, 20));
    const named = connection.localDescription.sdp.replace(/msid:\\S+ \\S+/g, 'msid:PA_bob|TR_picture TR_picture');
    return { mid: sender.mid, sdp: named };
  };
  undefined`;

function bytes(value: Buffer | number | undefined): Buffer {
  if (!Buffer.isBuffer(value)) throw new Error('LiveKit asks in another way.');
  return value;
}
