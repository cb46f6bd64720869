import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { invalidRequest } from '../errors';
import { expand, integer, nested, notOffered, oneOf, required, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId } from '../ids';
import type { Tx } from '../store/database';

const MOST_BYTES = 5 * 1024 * 1024;
const TYPES: readonly string[] = ['pdf', 'png', 'jpg'];
const uploaded = nested({
  name: required(text),
  size: required(integer),
  type: required(text),
  sha256: required(text),
});

export const fileRoutes: Route[] = [
  route(
    'POST /v1/files',
    { file: required(uploaded), purpose: required(oneOf('dispute_evidence')), file_link_data: notOffered, expand },
    async ({ tx, params: { file, purpose } }) => {
      const { name, size, type } = file;
      if (size === 0) throw refusedFile('The file you uploaded is empty.');
      if (!TYPES.includes(type))
        throw refusedFile(
          `Invalid file type. Files with the purpose ${purpose} can be of these types: PDF, JPEG and PNG.`,
        );
      if (size > MOST_BYTES)
        throw refusedFile(`File size exceeds the maximum of ${MOST_BYTES} bytes for the purpose ${purpose}.`);
      const id = newId('file');
      const made: Stripe.File = {
        id,
        object: 'file',
        created: nowSeconds(),
        expires_at: null,
        filename: name,
        links: null,
        purpose,
        size,
        title: null,
        type,
        url: `https://files.stripe.com/v1/files/${id}/contents`,
      };
      return (await tx.insert('file', made, null)).data;
    },
  ),

  route('GET /v1/files/:id', { expand }, async ({ tx, path }) => (await tx.get('file', path[0] ?? '')).data),
];

/** @throws ApiError where a part of the evidence names a file that was not uploaded for a dispute */
export async function checkEvidenceFiles(tx: Tx, evidence: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, id] of Object.entries(evidence))
    if (typeof id === 'string' && FILE_PARTS.has(name)) await tx.get('file', id, `evidence[${name}]`);
}

/** The parts of evidence that are files. */
const FILE_PARTS: ReadonlySet<string> = new Set([
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
]);

const refusedFile = (message: string) => invalidRequest(message, { param: 'file' });
