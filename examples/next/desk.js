import { embeddedDesk } from 'thesisdesk/embedded';
import { createHttpApp } from 'thesisdesk/http';

/** One desk for the whole process, opened with the first request: a build must not start one. */
export function thesisdesk() {
  globalThis.thesisdesk ??= open();
  return globalThis.thesisdesk;
}

function open() {
  const { desk, objects } = embeddedDesk({
    folder: process.env.DESK_FOLDER ?? './desk',
    publicUrl: `http://localhost:${process.env.PORT ?? 3000}/desk`,
  });
  desk.start();
  return createHttpApp(desk, { basePath: '/desk', signedObjects: objects, pages: true });
}
