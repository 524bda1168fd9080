import { rng } from './random.ts';

/** A supplier or brand mark on a 24 x 24 field, one or two inks. */
export function mark(seed: string, a: string, b: string = a): string {
  const r = rng('mark' + seed),
    two = b !== a;
  switch (r.int(9)) {
    case 0:
      return `<path d="M0 12 12 2l12 10v5L12 7 0 17Z" fill="${a}"/><path d="M0 21 12 11l12 10v3H0Z" fill="${b}"/>`;
    case 1:
      return `<path d="M0 0h11v11A11 11 0 0 1 0 0Z" fill="${a}"/><path d="M24 0v11H13A11 11 0 0 1 24 0Z" fill="${b}"/><path d="M0 24V13h11A11 11 0 0 1 0 24Z" fill="${b}"/><path d="M24 24H13V13a11 11 0 0 1 11 11Z" fill="${a}"/>`;
    case 2:
      return `<path d="M12 0 23 6 12 12 1 6Z" fill="${two ? b : a}"/><path d="M0 8l11 6v10L0 18ZM24 8l-11 6v10l11-6Z" fill="${a}"/>`;
    case 3:
      return `<path d="M0 15a12 12 0 0 1 24 0Z" fill="${a}"/><path d="M0 17.5h24M3 21h18M7 24h10" stroke="${b}" stroke-width="1.8"/>`;
    case 4:
      return `<path d="M2 24V2a22 22 0 0 1 22 22h-6A16 16 0 0 0 2 8" fill="${a}"/><path d="M2 24V13a11 11 0 0 1 11 11Z" fill="${b}"/>`;
    case 5:
      return `<path d="M3 21C1 9 8 1 23 1c0 15-8 22-20 20Zm1.2-1.200C8 14 12 10 17.5 7 12 9 7 13 4.2 19.800Z" fill-rule="evenodd" fill="${a}"/>${two ? `<path d="M3 23C7 15 11.5 10.5 17.5 7" stroke="${b}" stroke-width="1.5" fill="none"/>` : ''}`;
    case 6:
      return `<g fill="none" stroke-width="3.4"><path d="M0 6q6-6 12 0t12 0" stroke="${a}"/><path d="M0 13q6-6 12 0t12 0" stroke="${b}"/><path d="M0 20q6-6 12 0t12 0" stroke="${a}"/></g>`;
    case 7:
      return `<path d="M12 0a12 12 0 0 0 0 24 6 6 0 0 0 0-12 6 6 0 0 1 0-12Z" fill="${a}"/>${two ? `<path d="M12 24a12 12 0 0 0 0-24 6 6 0 0 0 0 12 6 6 0 0 1 0 12Z" fill="${b}"/>` : `<path d="M12 24a12 12 0 0 0 10.4-18" stroke="${a}" stroke-width="2" fill="none"/>`}`;
    default:
      return `<path d="M12 0 24 12 12 24 0 12Zm0 6.500L6.5 12l5.5 5.5 5.5-5.500Z" fill-rule="evenodd" fill="${a}"/>${two ? `<path d="M12 9.3 14.7 12 12 14.7 9.3 12Z" fill="${b}"/>` : ''}`;
  }
}
