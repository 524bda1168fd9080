import type { Random } from '../random.ts';
import { seeded } from '../random.ts';
import type { SeedCertificate } from '../types.ts';
import type { Trade } from './trades.ts';

// biome-ignore format: a table
const BODIES: Record<string, readonly string[]> = {
  IN: ['Bureau Veritas India', 'TÜV SÜD South Asia', 'SGS India', 'Intertek India'], DE: ['TÜV Rheinland', 'DQS', 'DEKRA'], GB: ['BSI', 'LRQA', 'NQA'], US: ['NSF', 'SCS Global Services', 'UL Solutions'], CN: ['CQC', 'SGS-CSTC', 'TÜV Rheinland China'], IT: ['RINA', 'CSQA', 'IMQ'], FR: ['AFNOR Certification', 'Bureau Veritas Certification'], JP: ['JQA'], KR: ['KSA'], TR: ['TSE'],
};

// biome-ignore format: a table
const FORMAT: Record<string, string> = {
  FSC: 'FSC-C9#####', PEFC: 'PEFC/##-##-####', SFI: 'SFI-9####', 'ISO 9001': 'QM-######', 'ISO 14001': 'EM-######', 'ISO 45001': 'OH-######', 'ISO 22000': 'FS-######', 'FSSC 22000': 'FSSC-#####-##', 'BRCGS PACKAGING': 'BRC-7######', 'ISO 15378': 'PH-#####', 'ISO 13485': 'MD-######', UN: 'UN-@@-####', 'ISPM 15': '@@-###', EPAL: 'EPAL-####', GRS: 'GRS-###-####', RCS: 'RCS-###-####', 'ISCC PLUS': 'ISCC-PLUS-9########', SMETA: 'ZAA#########', ECOVADIS: 'EV-######', ISTA: 'ISTA-ST-####',
};

const digits = (format: string, r: Random): string =>
  format.replace(/[#@]/g, (mark) => (mark === '#' ? String(r.int(10)) : String.fromCharCode(65 + r.int(26))));

/** The seed's own today; the generator reads no clock. */
const TODAY = Date.UTC(2026, 10, 20);

const DAY = 86_400_000;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Validity in years. */
const YEARS: Record<string, number> = {
  FSC: 5,
  PEFC: 5,
  UN: 5,
  EPAL: 5,
  SMETA: 1,
  ECOVADIS: 1,
  'BRCGS PACKAGING': 1,
  GRS: 1,
  RCS: 1,
  'ISCC PLUS': 1,
};

/** Issue and expiry: running on 2026-11-20, or lapsed in the year and a half before. */
function validity(code: string, r: Random): { issuedOn: string; expiresOn: string } {
  const years = YEARS[code] ?? 3;
  const span = Math.round(years * 365.25);
  const age = r.chance(0.07)
    ? span + r.between(12, 480)
    : years === 5
      ? r.between(730, 1390)
      : r.between(25, Math.min(span - 20, 1060));
  const issued = new Date(TODAY - age * DAY);
  const expires = Date.UTC(issued.getUTCFullYear() + years, issued.getUTCMonth(), issued.getUTCDate() - 1);
  return { issuedOn: iso(issued.getTime()), expiresOn: iso(expires) };
}

/** One to five certificates usual for the trade; about one in twelve has run out before 2026-11-20. FSC numbers stay in a range that is not issued. */
export function certificatesFor(
  key: string,
  { trade, ...options }: { trade: Trade; country: string; staff: string; eco: boolean },
): SeedCertificate[] {
  const r = seeded(`certificates:${key}`);
  const small = options.staff === '1-10' || options.staff === '11-50';
  const wanted = Math.min(
    trade.certificates.length,
    small ? r.between(0, 2) : r.between(2, trade.certificates.length),
  );
  const codes = new Set(trade.certificates.slice(0, wanted));
  if (options.eco && (trade.certificates.includes('FSC') || trade.certificates.includes('GRS')))
    codes.add(trade.certificates.includes('FSC') ? 'FSC' : 'GRS');
  return [...codes].map((code) => {
    const body =
      code === 'UN'
        ? options.country === 'IN'
          ? 'Indian Institute of Packaging'
          : options.country === 'DE'
            ? 'BAM'
            : 'National competent authority'
        : code === 'ISPM 15'
          ? 'National plant protection organization'
          : r.pick(BODIES[options.country] ?? ['Bureau Veritas', 'SGS', 'Intertek', 'TÜV SÜD']);
    return { code, number: digits(FORMAT[code] ?? 'CE-######', r), ...validity(code, r), body };
  });
}
