import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withErrorCatalog, type WithErrors } from './error-catalog';
import { withRoleTables, type Documented } from './role-table';
import { withTransitionTable } from './transition-table';
import { withWebhookCatalog } from './webhook-catalog';

const root = join(import.meta.dirname, '..', '..', '..');
const guide = join(root, 'docs/operations-guide.md');
const document = JSON.parse(readFileSync(join(root, 'libs/web/api-client/openapi.json'), 'utf8')) as Documented &
  WithErrors;
writeFileSync(guide, await withRoleTables(readFileSync(guide, 'utf8'), document));
const webhooks = join(root, 'docs/api/webhooks.md');
writeFileSync(webhooks, await withWebhookCatalog(readFileSync(webhooks, 'utf8')));
const errors = join(root, 'docs/api/errors.md');
writeFileSync(errors, await withErrorCatalog(readFileSync(errors, 'utf8'), document));
const architecture = join(root, 'docs/ARCHITECTURE.md');
writeFileSync(architecture, await withTransitionTable(readFileSync(architecture, 'utf8')));
