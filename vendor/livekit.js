// Tokens for video rooms, from a package that can do much more.
export { AccessToken } from 'livekit-server-sdk';
