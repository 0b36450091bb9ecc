FROM node:22.23.3-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsup.config.ts third-party-licences.ts ./
COPY vendor ./vendor
COPY src ./src
# The documentation, which becomes the pages at /docs.
COPY README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md Dockerfile compose.yaml ./
COPY docs ./docs
COPY examples ./examples
COPY docs-site ./docs-site
COPY bin ./bin
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22.23.3-bookworm-slim
ENV NODE_ENV=production \
    THESISDESK_HOST=0.0.0.0 \
    THESISDESK_DATA=/data
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/dist /app/dist
COPY package.json LICENSE /app/
COPY bin /app/bin
COPY examples/sample-thesis.docx /app/examples/
# For docker exec: thesisdesk submissions list
RUN chmod 755 /app/bin/thesisdesk.js && ln -s /app/bin/thesisdesk.js /usr/local/bin/thesisdesk \
    && mkdir /data && chown node:node /data
USER node
# A thesisdesk.toml in the volume is found here.
WORKDIR /data
VOLUME /data
EXPOSE 8787
# serve needs some time to finish or hand back what is under way: docker stop --time 45
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 CMD \
    ["node", "-e", "fetch(`http://127.0.0.1:${process.env.THESISDESK_PORT || 8787}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/bin/thesisdesk.js"]
CMD ["serve"]
