# The shop's server. It needs a database, and settings from the environment: docs/configuration.md.

FROM node:24-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY design-system/package.json design-system/
COPY i18n/package.json i18n/
COPY server/package.json server/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/package.json ./
COPY --from=packages /shop/node_modules node_modules
COPY contracts contracts
COPY i18n i18n
COPY server server
COPY --from=build /shop/dist dist
# A new volume takes its owner from here.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without npm or a shell in front, gets the signals.
CMD ["node", "server/src/main.ts"]
