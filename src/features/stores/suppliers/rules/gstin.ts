const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const layout = /^(0[1-9]|[1-3]\d|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Returns a GSTIN in capitals, without spaces or hyphens. */
export const normalizeGstin = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/**
 * Returns the check character for the first 14 characters of a GSTIN (GSTN's algorithm): each value is multiplied by
 * 1 or 2 in turn, the quotient and remainder of its division by 36 are added up, and the result is the difference to
 * the next multiple of 36.
 */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (const [position, character] of first14.split('').entries()) {
    const product = digits.indexOf(character) * (position % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** Returns what is wrong with a GSTIN, or null; an empty one is valid. */
export function gstinProblem(typed: string): string | null {
  const gstin = normalizeGstin(typed);
  if (gstin === '') return null;
  if (!layout.test(gstin)) return 'Enter a valid 15-character GSTIN';
  const right = gstinCheckCharacter(gstin.slice(0, 14)) === gstin.charAt(14);
  return right ? null : 'The last character of this GSTIN is incorrect. Check it for typos.';
}

/** Returns true if a store has a GSTIN of the right form; what the tax office knows about it is not checked. */
export const hasValidGstin = ({ gstin }: { gstin: string | null }): boolean =>
  gstin !== null && gstin !== '' && gstinProblem(gstin) === null;
