// Who may call it is written beside every HTTP route and every socket message: @Access(…) or @SocketAccess(…) with a policy.
// A handler without it fails, so that nobody opens a door by forgetting to close it. Of an HTTP route, @Describe(…) also names the scope that a
// token needs, which its type requires.

/** What makes a method a handler, and what such a handler must declare. */
const kinds = [
  {
    handler: new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All', 'Search', 'Sse']),
    access: 'Access',
    what: 'HTTP route',
  },
  { handler: new Set(['SubscribeMessage']), access: 'SocketAccess', what: 'socket message' },
];

/**
 * @typedef {{ name: string, argumentCount: number }} Decorator
 * @typedef {{ expression: { type: string, name?: string, property?: { name?: string }, callee?: { name?: string, property?: { name?: string } }, arguments?: unknown[] } }} DecoratorNode
 * @typedef {{ type: string, key: import('estree').Node & { name?: string }, decorators?: DecoratorNode[] }} Member
 */

/**
 * @param {DecoratorNode} node `@Name`, `@Name(…)` or `@namespace.Name(…)`
 * @returns {Decorator}
 */
function decoratorOf({ expression }) {
  const target = expression.type === 'CallExpression' ? (expression.callee ?? {}) : expression;
  return { name: target.name ?? target.property?.name ?? '', argumentCount: expression.arguments?.length ?? 0 };
}

/** @type {import('eslint').Rule.RuleModule} */
export const declaresAccess = {
  meta: {
    type: 'problem',
    docs: { description: 'every HTTP route and socket message declares who may call it' },
    schema: [],
    messages: {
      missing: 'The {{what}} "{{name}}" does not say who may call it: add @{{access}}(…).',
      undescribed: 'The HTTP route "{{name}}" does not say which scope a token needs: add @Describe(…).',
      empty: '@{{access}}() of the {{what}} "{{name}}" names no policy.',
    },
  },
  create(context) {
    return {
      ClassBody(body) {
        for (const member of /** @type {Member[]} */ (/** @type {unknown} */ (body.body))) {
          const decorators = (member.decorators ?? []).map(decoratorOf);
          for (const { handler, access, what } of kinds) {
            if (!decorators.some(({ name }) => handler.has(name))) continue;
            const declared = decorators.find(({ name }) => name === access);
            const data = { what, access, name: member.key.name ?? 'handler' };
            if (access === 'Access' && !decorators.some(({ name }) => name === 'Describe'))
              context.report({ node: member.key, messageId: 'undescribed', data });
            if (declared === undefined) context.report({ node: member.key, messageId: 'missing', data });
            else if (declared.argumentCount === 0) context.report({ node: member.key, messageId: 'empty', data });
          }
        }
      },
    };
  },
};
