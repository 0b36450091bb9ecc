import { completeOptions } from '../../../src/http/options.ts';
import type { Route } from '../../../src/http/routes/route.ts';
import { routesOf } from '../../../src/http/routes.ts';
import { memoryObjects } from '../../../src/storage-drivers/memory/memory-objects.ts';

/** The complete table of routes, including those of the embedded object store. */
export const allRoutes: readonly Route[] = routesOf(completeOptions({ signedObjects: memoryObjects() }));

/** An address that matches a route, with a text for each parameter. */
export function addressOf({ path }: Pick<Route, 'path'>, parameter = 'something'): string {
  return path.replace(/\{\w+(?:\.\.\.)?\}/g, parameter);
}
