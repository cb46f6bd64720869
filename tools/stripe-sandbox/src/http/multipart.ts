import { createHash } from 'node:crypto';
import { invalidRequest } from '../errors';
import { parseForm, type FormObject } from './form';

/** The form field with the file. Of its content, only the `sha256` is kept. */
const FILE_FIELD = 'file';
/** File types by their first bytes. */
const SIGNATURES: readonly (readonly [type: string, bytes: Buffer])[] = [
  ['pdf', Buffer.from('%PDF-')],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
];

/** Parses `multipart/form-data`. The file becomes an object of texts with `name`, `size`, `type` (by its content) and `sha256`. */
export async function parseMultipart(body: Buffer, contentType: string): Promise<FormObject> {
  const parts = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw invalidRequest('Unable to parse the multipart body of this request.');
    });
  const texts = new URLSearchParams();
  let file: FormObject | undefined;
  for (const [name, value] of parts) {
    if (typeof value === 'string') texts.append(name, value);
    else if (name === FILE_FIELD) file = describe(value.name, Buffer.from(await value.arrayBuffer()));
    else throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
  }
  return { ...parseForm(texts.toString()), ...(file && { [FILE_FIELD]: file }) };
}

function describe(name: string, content: Buffer): FormObject {
  const type = SIGNATURES.find(([, bytes]) => content.subarray(0, bytes.length).equals(bytes))?.[0] ?? 'unknown';
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, size: String(content.length), type, sha256 };
}
