import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const version = 'v1';

/** Key of one kind of secret, derived from the server's: what opens one kind opens no other. */
function keyFor(serverSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, 'packwright', purpose, keyBytes));
}

interface SealParts {
  serverSecret: string;
  /** What kind of secret it is, e.g. `bank-details`. */
  purpose: string;
  /** Whose it is: a sealed text that is moved to another owner no longer opens. */
  owner: string;
}

/** Text → AES-256-GCM, with what it takes to open it but the key. */
export function seal(text: string, { serverSecret, purpose, owner }: SealParts): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(serverSecret, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** The text again; throws when it was changed, belongs to another owner, or was sealed with another secret. */
export function unseal(sealed: string, { serverSecret, purpose, owner }: SealParts): string {
  const [given, packed = ''] = sealed.split('.');
  if (given !== version) throw new Error('This was not sealed by this version of the product.');
  const bytes = Buffer.from(packed, 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(serverSecret, purpose),
    bytes.subarray(0, ivBytes),
    {
      authTagLength: tagBytes,
    },
  );
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}
