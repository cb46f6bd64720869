# The API and its migrations, on Node 24. Build from the repository's root: docker build -f docker/api.Dockerfile .
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY tsconfig.base.json nx.json ./
COPY libs ./libs
COPY apps/api ./apps/api
RUN npx rolldown -c apps/api/rolldown.config.mjs

FROM node:24-slim AS runtime-packages
WORKDIR /app
# The build lists the packages that the API imports; the lock file keeps their versions.
COPY --from=build /app/dist/apps/api/package.json ./
COPY package-lock.json .npmrc ./
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 GROUPRIDE_DATA=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=runtime-packages /app/node_modules ./node_modules
COPY --from=build /app/dist/apps/api ./dist/apps/api
COPY --from=runtime-packages /app/package.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/apps/api/main.js"]
