// Nx's lint rules for Oxlint. The boundary rule reads Nx's project graph and is silently skipped without it, so the graph is made first.
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';

process.env.NX_DAEMON ??= 'false';
await createProjectGraphAsync({ exitOnError: true });

export default { ...nx, meta: { name: '@nx' } };
