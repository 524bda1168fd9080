// Country calling codes of one and two digits; all others have three.
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** How the digits after the calling code are grouped; others in threes. */
const groupings: Record<string, RegExp> = {
  '1': /^(\d{3})(\d{3})(\d{4})$/,
  '91': /^(\d{5})(\d{5})$/,
  '44': /^(\d{4})(\d{6})$/,
};

/**
 * Returns a phone number in international format, such as `+1 415 555 0123`; a number that is not stored as `+` and
 * digits is returned as it was typed.
 */
export function formatPhone(phone: string): string {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return phone;
  const digits = phone.slice(1);
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  const rest = digits.slice(code.length);
  const groups = groupings[code]?.exec(rest)?.slice(1) ?? groupsOfThree(rest);
  return [`+${code}`, ...groups].join(' ');
}

/** Returns the digits in groups of three, the last of up to four: no digit stands alone. */
const groupsOfThree = (digits: string): string[] => digits.match(/\d{3}(?!\d$)|\d{1,4}$/g) ?? [digits];
