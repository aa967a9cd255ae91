# The server in a container: one process, one port, one folder of data.
# Build and start: docker build -t moonshot . && docker run -p 8080:8080 -v moonshot:/data moonshot
FROM node:24-bookworm-slim AS built
WORKDIR /moonshot
COPY . .
# What the page is built with stays behind; the container's own Node runs the server.
RUN npm ci --ignore-scripts --no-audit --no-fund \
 && npm run -s build \
 && npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title=Moonshot org.opencontainers.image.version=0.1.0 org.opencontainers.image.licenses=MIT
ENV NODE_ENV=production MOONSHOT_DATA=/data PORT=8080
WORKDIR /moonshot
COPY --from=built --chown=root:root /moonshot /moonshot
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "--eval", "fetch('http://localhost:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM lets the server write what it is writing and tell everybody to come back.
STOPSIGNAL SIGTERM
# The flags are those that package.json gives the server: docs/host/operating.md says why.
CMD ["node", "--conditions=@moonshot/source", "--heap-growing-percent=40", "--no-allocation-site-pretenuring", "apps/cli/src/main.ts", "serve", "--host", "0.0.0.0"]
