/** Incoterms 2020 with what the seller pays for, from least to most. */
export const incoterms = {
  EXW: 'Ex Works: the buyer collects at the supplier’s site',
  FCA: 'Free Carrier: cleared for export and handed to the buyer’s carrier',
  FAS: 'Free Alongside Ship: cleared for export and placed next to the ship',
  FOB: 'Free On Board: cleared for export and loaded on the ship',
  CFR: 'Cost and Freight: sea freight to the port of arrival is paid',
  CIF: 'Cost, Insurance and Freight: sea freight and insurance are paid',
  CPT: 'Carriage Paid To: freight to the named place is paid',
  CIP: 'Carriage and Insurance Paid To: freight and insurance are paid',
  DAP: 'Delivered at Place: everything except unloading and import duty',
  DPU: 'Delivered at Place Unloaded: everything except import duty',
  DDP: 'Delivered Duty Paid: everything including import duty',
} as const;
type Incoterm = keyof typeof incoterms;
export const incotermCodes = Object.keys(incoterms) as [Incoterm, ...Incoterm[]];

/** Returns the name of an Incoterm: `Free On Board`. */
export const incotermName = (code: Incoterm): string => incoterms[code].split(':', 1)[0] ?? code;

/** How far the seller pays the freight. */
type Freight = 'excluded' | 'to-port' | 'delivered';

/** Returns how far the seller pays the freight under an Incoterm. */
export function freightOf(incoterm: string): Freight {
  if (incoterm.startsWith('E') || incoterm.startsWith('F')) return 'excluded';
  return incoterm === 'CFR' || incoterm === 'CIF' ? 'to-port' : 'delivered';
}
