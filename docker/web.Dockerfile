# One of the three web applications behind nginx. Build from the repository's root:
#   docker build -f docker/web.Dockerfile --build-arg APP=rider-web .
FROM node:24-slim AS build
ARG APP
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json nx.json ./
COPY libs ./libs
COPY apps ./apps
RUN cd "apps/${APP}" && NODE_ENV=production npx vite build

# The upstreams need nginx 1.27.3 or newer (`resolve`). 127.0.0.11 is Docker's own name server.
FROM nginxinc/nginx-unprivileged:1.29-alpine
ARG APP
ENV API_UPSTREAM=api:3000 \
    API_RESOLVER=127.0.0.11 \
    APP_NAME=rider \
    STRIPE_ORIGINS="https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com" \
    STRIPE_API_ORIGINS="https://api.stripe.com https://*.stripe.com"
COPY docker/web.nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build "/app/dist/apps/${APP}" /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --retries=6 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
