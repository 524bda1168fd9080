import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const version = 'v1';

/** Derives the key for a kind of secret from the server's secret, so that it opens no other kind. */
function deriveKey(serverSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, 'packwright', purpose, keyBytes));
}

interface SealContext {
  serverSecret: string;
  /** Kind of secret, such as `bank-details`. */
  purpose: string;
  /** Owner of the secret: a sealed text that is moved to another owner no longer opens. */
  owner: string;
}

/** Encrypts a text with AES-256-GCM. The result contains everything to open it except the key. */
export function seal(text: string, { serverSecret, purpose, owner }: SealContext): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(serverSecret, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** Decrypts a sealed text. Throws if it was changed, belongs to another owner, or was sealed with another secret. */
export function unseal(sealed: string, { serverSecret, purpose, owner }: SealContext): string {
  const [given, packed = ''] = sealed.split('.');
  if (given !== version) throw new Error('This was not sealed by this version of the product.');
  const bytes = Buffer.from(packed, 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    deriveKey(serverSecret, purpose),
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
