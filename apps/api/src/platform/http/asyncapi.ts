import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { GATEWAY_METADATA, MESSAGE_METADATA } from '@nestjs/websockets/constants';
import { socketAccessOf } from './access';
import { withNullApart } from './openapi-types';
import { SESSION_SCHEME, TOKEN_SCHEME } from './scope';
import socketSchemas from './socket-schemas.json';
import { EVENT_SCOPES } from './socket-scopes';
import { CURRENT_VERSION } from './versions/version-history';

interface Handler {
  message: string;
  /** Class of the payload; undefined when there is none. */
  payload: Type | undefined;
  access: ReturnType<typeof socketAccessOf>;
}
type Schema = Record<string, unknown>;
interface SocketSchemas {
  events: Record<string, Schema & { description?: string }>;
  answers: Record<string, Schema>;
  definitions: Record<string, Schema>;
}
const { events, answers, definitions } = socketSchemas as SocketSchemas;

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const message = (name: string) => ({ $ref: `#/components/messages/${name}` });
const scheme = (name: string) => ({ $ref: `#/components/securitySchemes/${name}` });
const inChannel = (name: string) => ({ $ref: `#/channels/sockets/messages/${name}` });

const SECURITY_SCHEMES = {
  [TOKEN_SCHEME]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'gr_…',
    description:
      'A token from Developers, as `token` in the `auth` of the Socket.IO handshake; never in the address. `x-scope` names the scope that a message or an event needs.',
  },
  [SESSION_SCHEME]: {
    type: 'httpApiKey',
    in: 'cookie',
    name: 'groupride.rider.sid',
    description:
      'Session of an application, from a page of its origin: `groupride.rider.sid`, `groupride.driver.sid` or `groupride.admin.sid`',
  },
};

/** The AsyncAPI document of the socket messages, from the handlers of the gateways and the contracts. */
export function asyncApiDocument(app: INestApplication): object {
  const handlers = handlersOf(app);
  const messages = {
    ...Object.fromEntries(
      handlers.flatMap(({ message: name, payload }) => [
        [name, { name, payload: payload ? schema(payload.name) : { type: 'object' } }],
        [`${name}Answer`, { name: `${name}Answer`, summary: `Acknowledges ${name}`, payload: answerSchema(name) }],
      ]),
    ),
    ...Object.fromEntries(Object.entries(events).map(([name, payload]) => [name, eventMessage(name, payload)])),
  };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'GroupRide socket messages',
      version: CURRENT_VERSION,
      description:
        'Messages over Socket.IO. The handshake needs a token, or the session of an application and its origin. docs/api/sockets.md says how nothing is missed.',
    },
    defaultContentType: 'application/json',
    servers: {
      groupride: {
        host: '{host}',
        pathname: '/socket.io',
        protocol: 'socket.io',
        security: [scheme(TOKEN_SCHEME), scheme(SESSION_SCHEME)],
        variables: { host: { description: 'Host and port of GroupRide', default: 'localhost:3000' } },
      },
    },
    channels: {
      sockets: {
        address: '/',
        description: 'The default namespace. Each message is an event of Socket.IO with one argument.',
        messages: Object.fromEntries(Object.keys(messages).map((name) => [name, message(name)])),
      },
    },
    operations: Object.fromEntries([...handlers.map(takes), ...Object.keys(events).map(sends)]),
    components: {
      messages,
      schemas: { ...answeredSchemas(), ...schemasOf(app, handlers) },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const takes = ({ message: name, access }: Handler) => [
  name,
  {
    action: 'receive',
    channel: { $ref: '#/channels/sockets' },
    messages: [inChannel(name)],
    reply: { channel: { $ref: '#/channels/sockets' }, messages: [inChannel(`${name}Answer`)] },
    'x-scope': access.scope,
    'x-access': access.policy,
    'x-guests': access.guests,
    ...(access.permission ? { 'x-permission': access.permission } : {}),
  },
];
const sends = (name: string) => [
  name,
  {
    action: 'send',
    channel: { $ref: '#/channels/sockets' },
    messages: [inChannel(name)],
    // Acknowledgments need no scope, because the sender already needed one.
    ...(name in EVENT_SCOPES ? { 'x-scope': EVENT_SCOPES[name as keyof typeof EVENT_SCOPES] } : {}),
  },
];

/** Every handler of every gateway. */
function handlersOf(app: INestApplication): Handler[] {
  const gateways = [...app.get(ModulesContainer).values()]
    .flatMap(({ providers }) => [...providers.values()])
    .map(({ metatype }) => metatype as Type | null)
    .filter((each): each is Type => typeof each === 'function' && Reflect.hasMetadata(GATEWAY_METADATA, each));
  return [...new Set(gateways)].flatMap(({ prototype }: { prototype: Record<string, () => unknown> }) =>
    Object.getOwnPropertyNames(prototype).flatMap((method) => {
      const handler = prototype[method]!;
      const name = Reflect.getMetadata(MESSAGE_METADATA, handler) as string | undefined;
      if (name === undefined) return [];
      // The socket parameter is only a type, while payloads are classes.
      const types = Reflect.getMetadata('design:paramtypes', prototype, method) as Type[];
      return [{ message: name, payload: types.find((type) => type !== Object), access: socketAccessOf(handler) }];
    }),
  );
}

function eventMessage(name: string, { description, ...payload }: Schema & { description?: string }): object {
  return { name, ...(description ? { summary: description } : {}), payload: renamed(payload) };
}

/** `{ ok: true, … }`, or why not. */
function answerSchema(name: string): object {
  const { properties = {}, required = [] } = (answers[name] ?? {}) as { properties?: object; required?: string[] };
  const accepted = {
    type: 'object',
    required: ['ok', ...required],
    properties: { ok: { const: true }, ...properties },
  };
  return { oneOf: [accepted, schema('RefusedMessage')] };
}

/** The schemas of payloads sent to the API, with the same limits as in the OpenAPI document. */
function schemasOf(app: INestApplication, handlers: readonly Handler[]): object {
  const extraModels = [...new Set(handlers.flatMap(({ payload }) => payload ?? []))];
  class NoRoutes {}
  const { components } = SwaggerModule.createDocument(app, new DocumentBuilder().setOpenAPIVersion('3.1.0').build(), {
    include: [NoRoutes],
    extraModels,
  });
  return withNullApart(components?.schemas ?? {});
}

const answeredSchemas = (): object => ({
  ...Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [name, renamed(definition)])),
  RefusedMessage: {
    type: 'object',
    required: ['ok', 'code', 'message'],
    properties: {
      ok: { const: false },
      code: { type: 'string', description: 'One of the codes in docs/api/errors.md' },
      message: { type: 'string', description: 'What is wrong and what to do' },
    },
  },
});

/** Converts the generator's references to those of this document. */
const renamed = <T>(part: T): T =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/definitions/', '"#/components/schemas/')) as T;
