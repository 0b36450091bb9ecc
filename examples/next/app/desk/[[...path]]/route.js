import { thesisdesk } from '../../../desk.js';

export const dynamic = 'force-dynamic';

const answer = (request) => thesisdesk().fetch(request);

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as POST, answer as PUT };
