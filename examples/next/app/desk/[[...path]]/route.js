import { thesisdesk } from '../../../desk.js';

export const dynamic = 'force-dynamic';

// Next tells nobody the address of the other end. Here it is always this machine's, because the app listens nowhere else;
// the desk then takes the caller's from X-Forwarded-For, which a proxy in front must set.
const peer = { remoteAddress: '127.0.0.1' };
const answer = (request) => thesisdesk().fetch(request, peer);

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as POST, answer as PUT };
