import { embeddedDesk } from 'thesisdesk/embedded';
import { createHttpApp } from 'thesisdesk/http';

/** One desk for the whole process, opened by the first request, because a build must not start one. */
export function thesisdesk() {
  globalThis.thesisdesk ??= open();
  return globalThis.thesisdesk;
}

function open() {
  const { desk, http } = embeddedDesk({
    folder: process.env.DESK_FOLDER ?? './desk',
    publicUrl: `http://localhost:${process.env.PORT ?? 3000}/desk`,
  });
  desk.start();
  closeInTheEnd(desk);
  return createHttpApp(desk, {
    ...http,
    pages: true,
    // Without a token, the editor's pages work only on this machine, the only place where the app listens.
    adminToken: process.env.DESK_TOKEN,
    isOnOwnMachine: true,
  });
}

/**
 * `npm start` leaves signals to the app (NEXT_MANUAL_SIG_HANDLE), so it can finish the documents that are being read.
 */
function closeInTheEnd(desk) {
  if (!process.env.NEXT_MANUAL_SIG_HANDLE) return;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => desk.close().finally(() => process.exit(0)));
  }
}
