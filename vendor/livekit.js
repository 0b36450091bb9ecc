// Tokens of video rooms, of a package that can do much more.
export { AccessToken } from 'livekit-server-sdk';
