import { bytesOf } from './answer/http-answer.ts';
import { openApiDocument } from './open-api/open-api.ts';
import type { CompleteOptions } from './options.ts';
import { noToken } from './request/credentials.ts';
import { crmEventRoutes } from './routes/crm-events.ts';
import { dealRoutes } from './routes/deals.ts';
import { exampleRoutes } from './routes/examples.ts';
import { intakeRoutes } from './routes/intake.ts';
import { mcpRoutes } from './routes/mcp.ts';
import { meetingRoutes, tokenRoutes } from './routes/meetings.ts';
import { objectRoutes } from './routes/objects/objects.ts';
import { operatorRoutes } from './routes/operator.ts';
import { docsRoutes } from './routes/pages/docs.ts';
import { pageRoutes } from './routes/pages/pages.ts';
import { roomRoutes } from './routes/pages/room.ts';
import { privacyRoutes, purgeRoutes } from './routes/privacy.ts';
import { outlineRoutes } from './routes/quotes/outlines.ts';
import { quoteVersionRoutes } from './routes/quotes/quote-versions.ts';
import { quoteRoutes } from './routes/quotes/quotes.ts';
import { revisionRoutes } from './routes/quotes/revisions.ts';
import { rateRoutes } from './routes/rates.ts';
import type { Route } from './routes/route.ts';
import { metricsRoutes, serviceRoutes } from './routes/service.ts';

/** Returns the routes of the whole interface, in the order in which the documentation shows them. */
export function routesOf(options: CompleteOptions): readonly Route[] {
  const { signedObjects, basePath, adminToken, adminTokenHash, pages, metrics, mcp, probesOnly } = options;
  const isGuarded = adminToken === undefined ? adminTokenHash !== undefined : adminToken !== noToken;
  let document: Uint8Array<ArrayBuffer> | undefined;
  const describe = () => {
    document ??= bytesOf(JSON.stringify(openApiDocument(routes, { basePath, isGuarded })));
    return document;
  };
  const routes: readonly Route[] = [
    ...intakeRoutes,
    ...quoteRoutes(options),
    ...quoteVersionRoutes,
    ...revisionRoutes,
    ...outlineRoutes,
    ...tokenRoutes,
    ...crmEventRoutes(options),
    ...meetingRoutes,
    ...rateRoutes,
    ...dealRoutes,
    ...exampleRoutes,
    ...operatorRoutes,
    ...privacyRoutes,
    ...purgeRoutes,
    ...serviceRoutes(describe),
    ...(metrics ? metricsRoutes(metrics) : []),
    ...(mcp ? mcpRoutes(mcp) : []),
    ...roomRoutes(options),
    ...(pages ? [...pageRoutes(options), ...docsRoutes(options)] : []),
    ...(signedObjects ? objectRoutes(signedObjects, options) : []),
  ];
  return probesOnly ? routes.filter(({ isProbe }) => isProbe) : routes;
}
