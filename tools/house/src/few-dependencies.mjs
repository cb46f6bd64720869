// A class that is given very many others does more than one thing. Where it is injected into, that can be counted.

/**
 * @typedef {{ type: string, value: { type: string, params?: unknown[] } & import('estree').Node, kind?: string }} Constructor
 */

/** @type {import('eslint').Rule.RuleModule} */
export const fewDependencies = {
  meta: {
    type: 'suggestion',
    docs: { description: 'a class is given at most so many others' },
    schema: [
      {
        type: 'object',
        properties: { most: { type: 'integer', minimum: 1 } },
        required: ['most'],
        additionalProperties: false,
      },
    ],
    messages: { tooMany: 'The class is given {{count}} others, more than {{most}}: split it by what it says.' },
  },
  create(context) {
    const { most } = /** @type {{ most: number }} */ (context.options[0]);
    return {
      MethodDefinition(node) {
        const { kind, value } = /** @type {Constructor} */ (/** @type {unknown} */ (node));
        const count = value.params?.length ?? 0;
        if (kind === 'constructor' && count > most)
          context.report({ node, messageId: 'tooMany', data: { count: String(count), most: String(most) } });
      },
    };
  },
};
