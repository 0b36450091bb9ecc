import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the server does with a request, by how many came for the same path before. */
export type Answer = (response: ServerResponse, before: number) => void;

export interface FileServer {
  address: string;
  /** The paths that were asked for, as they came. */
  requests: string[];
  /** Most requests that were open at the same time. */
  mostAtOnce: () => number;
}

/** A real HTTP server on a free port, which ends with the test. */
export async function startFileServer(answer: Answer): Promise<FileServer> {
  const requests: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const before = requests.filter((each) => each === path).length;
    requests.push(path);
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    answer(response, before);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, requests, mostAtOnce: () => most };
}
