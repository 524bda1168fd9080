import { contractClauses } from './contract-clauses.ts';

/** Serves the template as RTF, which every word processor opens. */
export function loader(): Response {
  const clauses = contractClauses.map(
    ({ title, text }, i) =>
      `{\\pard\\sb280\\sa100\\b\\fs26 ${i + 1}. ${escapeRtf(title)}\\par}{\\pard\\sa120\\fs22 ${escapeRtf(text)}\\par}`,
  );
  const body = `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\paperw11906\\paperh16838\\margl1300\\margr1300\\margt1300\\margb1300\\f0
{\\pard\\sa60\\b\\fs40 Packaging contract\\par}
{\\pard\\sa240\\fs20\\i Packwright template. Fill in the parts in square brackets. Not legal advice.\\par}
${clauses.join('\n')}
{\\pard\\sb480\\fs22 For the buyer: ______________________    Place and date: ______________________\\par}
{\\pard\\sb320\\fs22 For the supplier: ____________________    Place and date: ______________________\\par}
}`;
  return new Response(body, {
    headers: {
      'content-type': 'application/rtf',
      'content-disposition': 'attachment; filename="packaging-contract.rtf"',
    },
  });
}

/** Escapes text for RTF; characters outside ASCII are written as numbers. */
const escapeRtf = (text: string): string =>
  text
    .replace(/[\\{}]/g, (character) => `\\${character}`)
    .replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0)}?`);
